/**
 * What is wrong with an address that readers will be led to, or undefined if nothing is. Only `https:`, to a named
 * host, in plain characters: nothing in it can end an attribute, hide another host or turn the reading direction.
 */
export function linkProblem(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return 'it is missing';
  const shown = `“${address.replace(/[^!-~]/gu, '?').slice(0, 80)}”`;
  if (!/^https:\/\//.test(address)) return `${shown} is not an https address`;
  if (!/^[!-~]*$/.test(address)) return `${shown} is not an https address in plain characters`;
  const [, host = '', path = ''] = /^https:\/\/([^/?#]*)(.*)$/.exec(address)!;
  // The last label of a name has a letter; an address in numbers, however written, has none.
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(host))
    return `${shown} is not an https address with the plain name of a host`;
  if (!/^(?:\/[^"'<>\\^`{|}@]*)?$/.test(path)) return `${shown} is not an https address of plain characters`;
  return undefined;
}

/** Something that a browser could take for a link elsewhere than to `https:`, in a text that is no address itself. */
export const otherScheme =
  /(?:^|[\s"'(<])(?:\/\/|\\\\)|\b(?!https:)[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|vbscript)\s*:|\bdata:[^\s,]*,/i;
