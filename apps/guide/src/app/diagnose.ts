// In the first load.
import { isChunkLoadError, UnknownAddressError } from '../platform/chunks/errors.ts';

/** What the reader can do about a failure; each kind has its words in every language (`rescue.json`). */
export type FailureKind = 'offline' | 'slow' | 'newer' | 'unknown' | 'broken' | 'old';

/** A browser below the floor leaves for a plain page (packages/site-kit/src/browser-floor.ts); this is for those that slip through. */
const tooOld = () => !('description' in Symbol.prototype);

/** Whether the server answered that the file is not there; only newer browsers tell. */
function isGone(address: string | undefined): boolean {
  const entries = address && typeof performance === 'object' ? performance.getEntriesByName?.(address) : undefined;
  const last = entries?.[entries.length - 1] as { responseStatus?: number } | undefined;
  return last?.responseStatus === 404 || last?.responseStatus === 410;
}

/** Tells "no network" from "too slow" from "a part is gone" from our own mistakes. */
export function diagnose(error: unknown, online: boolean): FailureKind {
  if (error instanceof UnknownAddressError) return 'unknown';
  if (!isChunkLoadError(error)) return tooOld() ? 'old' : 'broken';
  if (!online) return 'offline';
  if (error.type === 'timeout') return 'slow';
  if (tooOld()) return 'old';
  return error.type === 'missing' || isGone(error.request) ? 'newer' : 'slow';
}

/** The error's message; of anything else that was thrown, its value as JSON, or what text there is of it. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return error.message;
  try {
    return JSON.stringify(error) ?? '';
  } catch {
    return String(error); // a cycle, or a number without JSON
  }
}

/** Name, code, failure type and address of an error as lines of text, to be copied into a message for help. */
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
