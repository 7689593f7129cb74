/**
 * Returns what is wrong with an address that readers will be sent to, or undefined. Allows only `https:`, a named host,
 * and plain characters, so that nothing in it can end an attribute, hide another host or change the text direction.
 */
export function linkProblem(address: unknown): string | undefined {
  if (typeof address !== 'string' || address === '') return 'it is missing';
  const shown = `“${address.replace(/[^!-~]/gu, '?').slice(0, 80)}”`;
  if (!/^https:\/\//.test(address)) return `${shown} is not an https address`;
  if (!/^[!-~]*$/.test(address)) return `${shown} is not an https address in plain characters`;
  const [, host = '', path = ''] = /^https:\/\/([^/?#]*)(.*)$/.exec(address)!;
  // The last label of a host name contains a letter; that of a numeric address, however written, does not.
  if (!/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i.test(host))
    return `${shown} is not an https address with the plain name of a host`;
  if (!/^(?:\/[^"'<>\\^`{|}@]*)?$/.test(path)) return `${shown} is not an https address of plain characters`;
  return undefined;
}

/** Matches what a browser could take for a link other than `https:` in a text that is not an address itself. */
export const otherScheme =
  /(?:^|[\s"'(<])(?:\/\/|\\\\)|\b(?!https:)[a-z][a-z0-9+.-]*:\/\/|\b(?:javascript|vbscript)\s*:|\bdata:[^\s,]*,/i;
