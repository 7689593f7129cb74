import { isChunkLoadError, UnknownAddressError } from '../platform/chunks/errors.ts';

/** Kinds of failure by what the reader can do about them; each has its words in every language (`rescue.json`). */
export type FailureKind = 'offline' | 'slow' | 'newer' | 'unknown' | 'broken' | 'old';

/** Checks for a browser below the floor that packages/site-kit/src/browser-floor.ts let pass. */
const isTooOld = () => !('description' in Symbol.prototype);

/** Checks whether the server answered that the file is gone (404, 410). Only newer browsers expose the status. */
function isGone(address: string | undefined): boolean {
  const entries = address && typeof performance === 'object' ? performance.getEntriesByName?.(address) : undefined;
  const last = entries?.[entries.length - 1] as { responseStatus?: number } | undefined;
  return last?.responseStatus === 404 || last?.responseStatus === 410;
}

/** Classifies a failure: unknown address, no network, too slow, file missing, browser too old, or our own mistake. */
export function diagnose(error: unknown, isOnline: boolean): FailureKind {
  if (error instanceof UnknownAddressError) return 'unknown';
  if (!isChunkLoadError(error)) return isTooOld() ? 'old' : 'broken';
  if (!isOnline) return 'offline';
  if (error.type === 'timeout') return 'slow';
  if (isTooOld()) return 'old';
  return error.type === 'missing' || isGone(error.request) ? 'newer' : 'slow';
}

/** Returns the error's message; for any other thrown value its JSON, or its string form if it has no JSON. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    return String(error); // a cycle, or a bigint
  }
}

/** Formats name, code, failure type and address of an error as lines of text, to be copied into a request for help. */
export function details(error: unknown, address: string): string {
  const { name, code, type, request, message } = (error ?? {}) as Record<string, unknown>;
  const lines: [string, unknown][] = [
    ['name', name ?? typeof error],
    ['code', code],
    ['type', type],
    ['request', request],
    ['message', message ?? messageOf(error)],
    ['page', address],
  ];
  return lines
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${key}: ${String(value)}`)
    .join('\n');
}
