// Storage on a phone can be damaged, refused or full: each operation may then fail, or never end. A read that fails or
// takes too long counts as "not cached", and the network answers; a write never decides an answer.

/** Longest wait for a read before the network is asked, in milliseconds: even a slow phone takes a tenth of it. */
const readMs = 2_000;

/** The same while an earlier read has not ended, so that a page does not wait anew for each of its files. */
const stalledReadMs = 100;

/** Longest wait for a read if the network has failed too, or if a page has asked, in milliseconds. */
const patientMs = 10_000;

/** Longest wait for a write, in milliseconds. */
const writeMs = 30_000;

/** Thrown if storage fails or does not answer in time; a lack of space is a `QuotaExceededError`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

export const isQuotaError = (error: unknown): boolean =>
  (error as { name?: unknown } | null)?.name === 'QuotaExceededError';

/** Waits for an operation. Throws a `StorageError` if it fails or takes too long, unless only space is lacking. */
function within<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new StorageError('no answer')), ms);
  });
  const named = work.catch((error: unknown) => {
    throw isQuotaError(error) ? error : new StorageError(String(error));
  });
  return Promise.race([named, late]).finally(() => clearTimeout(timer));
}

let isStalled = false;

/** Resolves to what is read, or to undefined if the read fails or takes too long. Never rejects. */
export async function soon<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  const settled = reading
    .catch(() => undefined)
    .finally(() => {
      isStalled = false;
    });
  try {
    return await within(settled, isStalled ? stalledReadMs : readMs);
  } catch {
    isStalled = true;
    return undefined;
  }
}

/** Does the same with more patience: for when there is no network to ask instead. */
export const atLast = <Value>(reading: Promise<Value>): Promise<Value | undefined> =>
  within(reading, patientMs).catch(() => undefined);

/** Waits for what a page has asked. Throws a `StorageError` if storage fails or takes too long. */
export const read = <Value>(reading: Promise<Value>): Promise<Value> => within(reading, patientMs);

/** Waits for a write. Throws a `StorageError`, or a `QuotaExceededError` if the phone is full. */
export const written = <Value>(writing: Promise<Value>): Promise<Value> => within(writing, writeMs);
