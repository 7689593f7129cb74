import { examine } from '@sideguide/apk-verify';
import { blobSource, loadRarerParts, UnreadableError, webDigests } from '@sideguide/apk-verify/web';
import { isChunkLoadError } from '../core/chunks/errors.ts';
import { lockDown } from './lock-down.ts';
import type { Failure, Job, Word } from './protocol.ts';

/** The part of a dedicated worker's scope that is used here; the compiler knows the page's only. */
interface Scope {
  postMessage(word: Word): void;
  onmessage: ((event: { readonly data: Job }) => void) | null;
}

/** Time between two words of progress, in milliseconds. */
const pause = 100;

const scope = self as unknown as Scope;
const digests = webDigests(self.crypto?.subtle);
lockDown(self);

/**
 * The rarer parts come behind the script, so that a check needs no network; with the last of them the last way to fetch
 * anything goes. One that does not come is asked for again by the file that needs it.
 */
async function completeSelf(): Promise<void> {
  await loadRarerParts();
  lockDown(self, ['importScripts']);
}

function whyOf(error: unknown): Failure {
  if (error instanceof UnreadableError) return 'unreadable';
  return isChunkLoadError(error) ? 'loading' : 'broken';
}

async function check({ file, ...asked }: Job): Promise<void> {
  let told = 0;
  const progress = (done: number, all: number) => {
    const now = performance.now();
    if (now - told < pause && done < all) return;
    told = now;
    scope.postMessage({ say: 'progress', done, all });
  };
  try {
    const found = await examine(blobSource(file), asked, { digests, progress }, (word) => scope.postMessage(word));
    scope.postMessage({ say: 'verdict', ...found });
  } catch (error) {
    scope.postMessage({ say: 'failed', why: whyOf(error), detail: String(error) });
  }
}

scope.onmessage = ({ data }) => void check(data);
scope.postMessage({ say: 'ready' });
completeSelf().catch(() => undefined);
