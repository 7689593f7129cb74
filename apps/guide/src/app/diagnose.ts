import { isChunkLoadError } from '../platform/chunks/load.ts';
import { UnknownAddressError } from '../platform/unknown-address.ts';

/** Kinds of failure by what the reader can do about them; each has its words in every language (`rescue.json`). */
export type FailureKind = 'offline' | 'slow' | 'timeout' | 'newer' | 'portal' | 'unknown' | 'broken' | 'old';

/** Checks for a browser below the floor that packages/site-kit/src/browser-floor.ts let pass. */
const isTooOld = () => !('description' in Symbol.prototype);

/** Returns the status that answered a request, 0 if none did or the browser does not tell; only newer ones expose it. */
function statusOf(address: string | undefined): number {
  const entries = address && typeof performance === 'object' ? performance.getEntriesByName?.(address) : undefined;
  const last = entries?.[entries.length - 1] as { responseStatus?: number } | undefined;
  return last?.responseStatus ?? 0;
}

/**
 * Which answers may come from the guide's own server: it lacks the file (half an upload, an outdated cache), or cannot
 * serve now. Every other refusal may as well be that of the network: 403, 407 and 451 of a filter, 511 of a captive
 * portal (RFC 6585, section 6).
 */
const isOfServer = (status: number) => status === 404 || status === 410 || (status >= 500 && status !== 511);

/**
 * Classifies a failure: unknown address, no network, perhaps slow, nothing before the time limit, refused by the server,
 * something else in its place or refused by somebody else (a captive portal, a filter, a host's own page, half the
 * file), browser too old, or our own mistake.
 */
export function diagnose(error: unknown, isOnline: boolean): FailureKind {
  if (error instanceof UnknownAddressError) return 'unknown';
  if (!isChunkLoadError(error)) return isTooOld() ? 'old' : 'broken';
  const status = statusOf(error.request);
  // Some browsers call themselves offline behind a VPN: who was answered is not.
  if (!isOnline && status < 400) return 'offline';
  if (error.type === 'timeout') return 'timeout';
  if (isTooOld()) return 'old';
  if (status >= 400) return isOfServer(status) ? 'newer' : 'portal';
  return error.type === 'missing' ? 'portal' : 'slow';
}

/** The query of a retry (`platform/chunks/load.ts`): ours, and of no use to anybody who reads the address. */
const withoutRetry = (text: string) => text.replace(/\?again(?:=\w*)?/g, '');

/** Returns the error's message; for any other thrown value its JSON, or its string form if it has no JSON. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return withoutRetry(error.message);
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    return String(error); // a cycle, or a bigint
  }
}

/** Formats what an error's message does not say as lines of text: name, code, failure type, its address, the page's. */
export function details(error: unknown, address: string): string {
  const { name, code, type, request } = (error ?? {}) as Record<string, unknown>;
  // The bundler's runtime ends its message with both.
  const isSaid = messageOf(error).includes(withoutRetry(`(${type}: ${request})`));
  const lines: [string, unknown][] = [
    ['name', name ?? typeof error],
    ['code', code],
    ['type', isSaid ? undefined : type],
    ['request', isSaid ? undefined : request],
    ['page', address],
  ];
  return lines
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}: ${withoutRetry(String(value))}`)
    .join('\n');
}
