import { isChunkLoadError } from '../platform/chunks/load.ts';
import { UnknownAddressError } from '../platform/unknown-address.ts';

/** Kinds of failure by what the reader can do about them; each has its words in every language (`rescue.json`). */
export type FailureKind = 'offline' | 'slow' | 'timeout' | 'newer' | 'portal' | 'unknown' | 'broken' | 'old';

/** Checks for a browser below the floor that packages/site-kit/src/browser-floor.ts let pass. */
const isTooOld = () => !('description' in Symbol.prototype);

/** Checks whether the server answered with an error, such as 404 or 410. Only newer browsers expose the status. */
function isRefused(address: string | undefined): boolean {
  const entries = address && typeof performance === 'object' ? performance.getEntriesByName?.(address) : undefined;
  const last = entries?.[entries.length - 1] as { responseStatus?: number } | undefined;
  return (last?.responseStatus ?? 0) >= 400;
}

/**
 * Classifies a failure: unknown address, no network, slow, nothing before the time limit, not on the server (half an
 * upload, an outdated cache), something else in its place (a captive portal's page, a host's own page, half the file),
 * browser too old, or our own mistake.
 */
export function diagnose(error: unknown, isOnline: boolean): FailureKind {
  if (error instanceof UnknownAddressError) return 'unknown';
  if (!isChunkLoadError(error)) return isTooOld() ? 'old' : 'broken';
  if (!isOnline) return 'offline';
  if (error.type === 'timeout') return 'timeout';
  if (isTooOld()) return 'old';
  if (isRefused(error.request)) return 'newer';
  return error.type === 'missing' ? 'portal' : 'slow';
}

/** The query of a retry (`platform/chunks/load.ts`): ours, and of no use to anybody who reads the address. */
const withoutRetry = (text: string) => text.replace(/\?again=\w*/g, '');

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
