import { type Address, formatAddress, parseAddress } from './address.ts';

/** Splits one of the guide's addresses as `location` would; for addresses stored as text. */
export function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}

/** Parameters that describe the reader, the phone and the languages: everything but the app. */
const ofReader = ['maker', 'os', 'rom', 'lang', 'labels', 'helper'] as const;

/**
 * Returns the first of the remembered places, newest first, that belongs to what is shown now. It is the one rule for
 * every link back to a step. At the doors (Home, a skin's own page, the pages without a flow) a place belongs to the same
 * skin, if one is shown, and to the same app, if the address names one; newer values of the address win: the languages,
 * and on the skin's own page the answers. Inside a flow only a step of this very flow counts, that is, the same skin and
 * the same app or none, and everything else is as the address says.
 */
export function resumable(places: readonly string[], current: Address, skin?: string): string | undefined {
  const isInFlow = skin !== undefined && current.path !== `/${skin}`;
  for (const href of places) {
    const place = parseAddress(splitHref(href));
    if (skin !== undefined && skinOfPath(place.path) !== skin) continue;
    if ((isInFlow || current.app) && place.app !== current.app) continue;
    if (isInFlow) return formatAddress({ ...current, path: place.path, step: place.step, say: undefined });
    const merged: Record<string, string | undefined> = { ...place };
    for (const name of skin === undefined ? (['lang', 'labels'] as const) : ofReader)
      merged[name] = current[name] ?? merged[name];
    return formatAddress({ ...merged, path: place.path });
  }
  return undefined;
}

/** Returns the first segment of a path: the id of the skin, on the skin's own addresses. */
export const skinOfPath = (path: string): string => path.split('/')[1] ?? '';
