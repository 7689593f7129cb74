import { askAgain } from '../../platform/chunks/load.ts';
import type { CheckEvent, CheckRequest, DigestRequest } from './protocol.ts';
import type { CheckState, FailedState, ResultState } from './state.ts';

/** Time-outs and delays in milliseconds. */
export const timeouts = {
  /** The contract's time-out for a chunk: after it the worker's script counts as failed. */
  loadMs: 120_000,
  /** Delay before the one silent retry. */
  retryMs: 800,
  /** Time without an event after which the worker counts as stalled; even a slow phone never needs longer. */
  stallMs: 30_000,
  /** Delay before progress is shown, so that a short check does not flicker. */
  progressMs: 300,
} as const;

/** A request whose file has a name and can be shown. */
export type FileRequest = CheckRequest & { readonly file: File };

/** The check of one page with its worker, which is started early so that a file can be checked offline. */
export interface CheckSession {
  /** Starts the worker, which loads its script, if it is not running yet. */
  warm(): void;
  /** Shows a file that came from another app or a web page, with its digest, and does nothing else with it. */
  showShared(file: File): void;
  /** Checks a file. Cancels a check that is still running. */
  check(job: FileRequest): void;
  /** Adds the digest of the whole file to its result. */
  digest(file: File): void;
  /** Cancels the check and drops the file. */
  cancel(): void;
  /** Terminates the worker and ends the session. */
  end(): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** Returns the state for a check that starts; the previous result stays visible if the same file is checked again. */
const reading = (old: CheckState, file: File): CheckState =>
  old.at === 'result' && old.file === file
    ? { ...old, isRepeated: true }
    : { at: 'reading', file, part: 0, isSlow: false };

/** Returns the state with progress visible. */
const withProgress = (old: CheckState): CheckState => (old.at === 'reading' ? { ...old, isSlow: true } : old);

/** Returns the state after an intermediate event of the worker. */
function afterEvent(old: CheckState, event: Extract<CheckEvent, { say: 'progress' | 'facts' }>): CheckState {
  if (old.at !== 'reading') return old;
  if (event.say === 'progress') return { ...old, part: event.all > 0 ? event.done / event.all : 0 };
  return { ...old, facts: event.facts, claimed: event.claimed };
}

/** Returns the state with the digest of the file that is shown. */
const withDigest = (old: CheckState, file: File, sha256: string): CheckState =>
  (old.at === 'shared' || old.at === 'result') && old.file === file ? { ...old, sha256 } : old;

/** Returns the state with a result; the digest of the same file stays. */
const withResult = (old: CheckState, result: Omit<ResultState, 'at' | 'isRepeated' | 'sha256'>): CheckState => {
  const sha256 = old.at === 'result' && old.file === result.file ? old.sha256 : undefined;
  return { at: 'result', ...result, isRepeated: false, ...(sha256 === undefined ? {} : { sha256 }) };
};

/** Starts a session. `start` creates the worker; `show` receives every state change as an updater function. */
export function startSession(
  start: () => Worker,
  show: (change: (old: CheckState) => CheckState) => void,
): CheckSession {
  let worker: Worker | undefined;
  let isReady = false;
  /** Number of consecutive failed starts of the worker. */
  let failedStarts = 0;
  let job: FileRequest | undefined;
  /** The file whose digest was requested. */
  let digested: File | undefined;
  /** Timers for the worker's script, for its events, and for showing progress. */
  let loadTimer: Timer;
  let stallTimer: Timer;
  let progressTimer: Timer;

  const stop = () => {
    clearTimeout(loadTimer);
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };
  const clearTimers = () => {
    clearTimeout(stallTimer);
    clearTimeout(progressTimer);
    job = undefined;
  };
  const fail = (why: FailedState['why'], detail: string) => {
    const file = job?.file;
    stop();
    clearTimers();
    if (file) show(() => ({ at: 'failed', file, why, detail }));
  };
  const listen = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(() => fail('stalled', `no event for ${timeouts.stallMs} ms`), timeouts.stallMs);
  };
  const send = (asked: FileRequest) => {
    listen();
    worker?.postMessage(asked);
  };

  const askDigest = (digestOf: File) => worker?.postMessage({ digestOf } satisfies DigestRequest);

  /** Handles a script that did not load. A cache may hold a broken copy for good, so the next try uses a fresh URL. */
  const failToLoad = (detail: string) => {
    stop();
    failedStarts++;
    if (failedStarts === 1) loadTimer = setTimeout(warm, timeouts.retryMs);
    else fail('loading', detail);
  };

  function warm(): void {
    if (worker) return;
    clearTimeout(loadTimer);
    if (failedStarts > 0) askAgain();
    try {
      const fresh = start();
      worker = fresh;
      fresh.onmessage = ({ data }) => fresh === worker && receive(data as CheckEvent);
      fresh.onerror = (event) => {
        if (fresh !== worker) return;
        if (isReady) fail('broken', String(event.message));
        else failToLoad('the script did not load');
      };
      loadTimer = setTimeout(() => {
        failedStarts = 2; // no silent retry: the reader has already waited two minutes
        fail('loading', `no script within ${timeouts.loadMs} ms`);
      }, timeouts.loadMs);
    } catch (error) {
      fail('refused', String(error));
    }
  }

  function receive(event: CheckEvent): void {
    if (event.say === 'ready') {
      clearTimeout(loadTimer);
      isReady = true;
      failedStarts = 0;
      if (job) send(job);
      else if (digested) askDigest(digested);
      return;
    }
    if (event.say === 'digest') {
      const [file, { sha256 }] = [digested, event];
      digested = undefined;
      if (file) show((old) => withDigest(old, file, sha256));
      return;
    }
    if (!job) return;
    const { file } = job;
    if (event.say === 'failed') {
      fail(event.why, event.detail);
      return;
    }
    if (event.say === 'verdict') {
      clearTimers();
      const { verdict, facts, report } = event;
      show((old) => withResult(old, { file, verdict, facts, report }));
      return;
    }
    listen();
    show((old) => afterEvent(old, event));
  }

  const digest = (file: File) => {
    digested = file;
    if (isReady) askDigest(file);
    else warm();
  };

  return {
    warm,
    digest,
    showShared(file) {
      show(() => ({ at: 'shared', file }));
      digest(file);
    },
    check(asked) {
      if ((job || digested) && isReady) stop(); // a busy worker cannot be interrupted, only terminated
      digested = undefined;
      clearTimers();
      job = asked;
      show((old) => reading(old, asked.file));
      progressTimer = setTimeout(() => show(withProgress), timeouts.progressMs);
      if (isReady) send(asked);
      else warm();
    },
    cancel() {
      digested = undefined;
      stop();
      clearTimers();
      show(() => ({ at: 'start' }));
      warm();
    },
    end() {
      stop();
      clearTimers();
    },
  };
}
