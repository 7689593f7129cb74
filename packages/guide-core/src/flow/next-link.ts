// Part of the first load.
/** The link of the reader's own, which came with the address (`next=`). */
export interface NextLink {
  readonly href: string;
  /** Where it leads, as it is shown; of a scheme other than https with the scheme. */
  readonly host: string;
}

/** Schemes that an operator cannot list: they run code, read files, or start any app. */
export const unsafeSchemes: readonly string[] = [
  'about',
  'android-app',
  'blob',
  'content',
  'data',
  'file',
  'filesystem',
  'http',
  'https',
  'intent',
  'javascript',
  'jar',
  'vbscript',
  'view-source',
];

const longest = 2000;
/** Visible characters that cannot end an attribute or look like markup. */
const visible = /^[!-~]+$/;
const markup = /["'<>\\^`{|}]/;
/** A host by name, whose last label is no number, with a port at most: no user name can stand before it. */
const named = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*(?::\d{1,5})?$/i;

/**
 * Reads the value of `next`: an https address, or one with a scheme that the operator lists. Returns undefined for
 * everything else.
 */
export function nextLink(text: string | undefined, schemes: readonly string[] = []): NextLink | undefined {
  if (!text || text.length > longest || !visible.test(text) || markup.test(text)) return undefined;
  const [, scheme = '', slashes = '', host = ''] = /^([a-z][a-z\d+.-]*):(\/\/)?([^/?#]*)/i.exec(text) ?? [];
  if (scheme === 'https') return slashes && named.test(host) ? { href: text, host } : undefined;
  if (!schemes.includes(scheme) || unsafeSchemes.includes(scheme)) return undefined;
  // Behind an @ the true host would stand.
  if (host.includes('@')) return undefined;
  return { href: text, host: slashes ? `${scheme}://${host}` : `${scheme}:` };
}
