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

/** Characters that are invisible or change the text direction, and markup characters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}]/u;
const markup = /[<>&"`{}\\]/;

/** Returns what is wrong with an operator's text, or undefined. */
export function textProblem(text: string, longest: number): string | undefined {
  const hidden = unseen.exec(text)?.[0];
  if (hidden !== undefined)
    return `an invisible character stands in it (U+${hidden.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')})`;
  if (markup.test(text)) return 'a sign of markup stands in it (< > & " ` { } \\)';
  if (/\p{M}{4}/u.test(text)) return 'marks are heaped on one letter';
  const length = [...text].length;
  return length > longest ? `it has ${length} characters, and ${longest} are the most` : undefined;
}
