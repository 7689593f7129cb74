// Part of the first load.
import { type Address, formatAddress, parseAddress } from './address.ts';

/** Splits one of the guide's addresses as `location` would; for addresses stored as text. */
export function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}

/**
 * Returns the remembered place if it belongs to what is shown now: the same skin, if one is shown, and the same app, if
 * the address names one. A reader who follows a link to another app is not sent back to the old one. Newer values win:
 * the languages, and on the skin's own page the answers.
 */
export function resumable(last: string | undefined, current: Address, skin?: string): string | undefined {
  if (!last) return undefined;
  const remembered = parseAddress(splitHref(last));
  if (skin && remembered.path.split('/')[1] !== skin) return undefined;
  if (current.app && remembered.app !== current.app) return undefined;
  const newerNames = skin ? (['os', 'rom', 'lang', 'labels'] as const) : (['lang', 'labels'] as const);
  const place: Record<string, string | undefined> = { ...remembered };
  for (const name of newerNames) place[name] = current[name] ?? place[name];
  return formatAddress({ ...place, path: remembered.path });
}
