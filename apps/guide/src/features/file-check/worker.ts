import { fileDigest, preload, SourceError, verifyApk } from '@sideguide/apk-verify';
import { isChunkLoadError } from '../../platform/chunks/load.ts';
import { lockDown } from './lock-down.ts';
import type { CheckEvent, CheckFailure, CheckRequest, DigestRequest } from './protocol.ts';

/** The part of a dedicated worker's scope that is used here; the compiler only knows the page's scope. */
interface Scope {
  postMessage(word: CheckEvent): void;
  onmessage: ((event: { readonly data: CheckRequest | DigestRequest }) => void) | null;
}

/** Minimum time between two progress events, in milliseconds. */
const pause = 100;

declare const __webpack_require__: { p: string };
// A worker has no document with the site's base path, so derive it from this script's own URL.
__webpack_require__.p = location.pathname.replace(/static\/js\/async\/[^/]*$/, '');

const scope = self as unknown as Scope;
lockDown(self);

/**
 * Preloads the rarely needed parts, so that a check works offline, and then removes the last way to fetch anything. A
 * part that does not load is requested again by the file that needs it.
 */
async function completeSelf(): Promise<void> {
  await preload();
  lockDown(self, ['importScripts']);
}

function whyOf(error: unknown): CheckFailure {
  if (error instanceof SourceError) return 'unreadable';
  return isChunkLoadError(error) ? 'loading' : 'broken';
}

async function check({ file, ...options }: CheckRequest): Promise<void> {
  let reportedAt = 0;
  const onProgress = (done: number, all: number) => {
    const now = performance.now();
    if (now - reportedAt < pause && done < all) return;
    reportedAt = now;
    scope.postMessage({ say: 'progress', done, all });
  };
  try {
    const { verdict, facts, report } = await verifyApk(file, {
      ...options,
      onProgress,
      onFacts: (facts, claimed) => scope.postMessage({ say: 'facts', facts, claimed }),
    });
    scope.postMessage({ say: 'verdict', verdict, facts, report });
  } catch (error) {
    scope.postMessage({ say: 'failed', why: whyOf(error), detail: String(error) });
  }
}

/** Sends the digest of a file. Rejects if it cannot be read, which the check reports if the reader starts it. */
async function digest(file: Blob): Promise<void> {
  scope.postMessage({ say: 'digest', sha256: await fileDigest(file) });
}

scope.onmessage = ({ data }) => void ('digestOf' in data ? digest(data.digestOf).catch(() => undefined) : check(data));
scope.postMessage({ say: 'ready' });
completeSelf().catch(() => undefined);
