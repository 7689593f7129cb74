import { fileDigest, preload, SourceError, verifyApk } from '@sideguide/apk-verify';
import { isChunkLoadError } from '../../platform/chunks/errors.ts';
import { lockDown } from './lock-down.ts';
import type { CheckEvent, CheckFailure, CheckRequest, DigestRequest } from './protocol.ts';

/** The part of a dedicated worker's scope that is used here; the compiler knows the page's only. */
interface Scope {
  postMessage(word: CheckEvent): void;
  onmessage: ((event: { readonly data: CheckRequest | DigestRequest }) => void) | null;
}

/** Time between two words of progress, in milliseconds. */
const pause = 100;

declare const __webpack_require__: { p: string };
// No document tells the folder of the site here: the parts lie beside this script.
__webpack_require__.p = location.pathname.replace(/static\/js\/async\/[^/]*$/, '');

const scope = self as unknown as Scope;
lockDown(self);

/**
 * The rarer parts come behind the script, so that a check needs no network; with the last of them the last way to fetch
 * anything goes. One that does not come is asked for again by the file that needs it.
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
  let told = 0;
  const onProgress = (done: number, all: number) => {
    const now = performance.now();
    if (now - told < pause && done < all) return;
    told = now;
    scope.postMessage({ say: 'progress', done, all });
  };
  try {
    const { verdict, facts, report } = await verifyApk(file, {
      ...options,
      onProgress,
      onKind: (kind) => scope.postMessage({ say: 'kind', kind }),
      onFacts: (facts, claimed) => scope.postMessage({ say: 'facts', facts, claimed }),
    });
    scope.postMessage({ say: 'verdict', verdict, facts, report });
  } catch (error) {
    scope.postMessage({ say: 'failed', why: whyOf(error), detail: String(error) });
  }
}

/** Says nothing of a file that cannot be read: the check says so, if it is asked. */
async function digest(file: Blob): Promise<void> {
  scope.postMessage({ say: 'digest', sha256: await fileDigest(file) });
}

scope.onmessage = ({ data }) => void ('digestOf' in data ? digest(data.digestOf).catch(() => undefined) : check(data));
scope.postMessage({ say: 'ready' });
completeSelf().catch(() => undefined);
