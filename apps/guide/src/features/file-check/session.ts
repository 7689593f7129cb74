import { askAgain } from '../../platform/chunks/load.ts';
import type { CheckEvent, CheckRequest, DigestRequest } from './protocol.ts';
import type { CheckState, FailedState } from './state.ts';

/** Milliseconds. */
export const limits = {
  /** The contract's time for a chunk: after it the worker's script counts as lost. */
  arrival: 120_000,
  /** Before the one silent second try. */
  pause: 800,
  /** Without a word from the worker: no honest file takes the slowest phone so long between two of them. */
  silence: 30_000,
  /** Reading that is over sooner shows no progress: it would only flicker. */
  patience: 300,
} as const;

/** A job whose file has a name and can be shown. */
export type FileRequest = CheckRequest & { readonly file: File };

/** The check of one page: its worker, started early so that a file is read with no network at all. */
export interface CheckSession {
  /** Fetches the worker's script, if it is not here yet. */
  warm(): void;
  /** Shows a file that came from outside, with its digest, and does nothing else with it. */
  hand(file: File): void;
  /** Checks a file. One that is still being checked is given up. */
  check(job: FileRequest): void;
  /** Gives up the file. */
  cancel(): void;
  /** Ends the worker; the session is over. */
  end(): void;
}

type Timer = ReturnType<typeof setTimeout> | undefined;

/** A file is read: its answer stays in sight while it is judged again. */
const begun = (old: CheckState, file: File): CheckState =>
  old.at === 'result' && old.file === file ? { ...old, again: true } : { at: 'reading', file, part: 0, slow: false };

/** It takes long enough for progress to be shown. */
const slowed = (old: CheckState): CheckState => (old.at === 'reading' ? { ...old, slow: true } : old);

/** What the worker says on its way. */
function further(old: CheckState, word: Extract<CheckEvent, { say: 'progress' | 'kind' | 'facts' }>): CheckState {
  if (old.at !== 'reading') return old;
  if (word.say === 'progress') return { ...old, part: word.all > 0 ? word.done / word.all : 0 };
  return word.say === 'kind' ? { ...old, kind: word.kind } : { ...old, facts: word.facts, claimed: word.claimed };
}

/** The digest of the file that is shown. */
const digested = (old: CheckState, sha256: string): CheckState => (old.at === 'handed' ? { ...old, sha256 } : old);

/** `start` makes the worker; `show` gets every change of the state. */
export function startSession(
  start: () => Worker,
  show: (change: (old: CheckState) => CheckState) => void,
): CheckSession {
  let worker: Worker | undefined;
  let ready = false;
  /** Starts of the worker that failed in a row. */
  let losses = 0;
  let job: FileRequest | undefined;
  /** A file whose digest is to be told. */
  let handed: File | undefined;
  /** Of the worker's script, of the work, of the reader's patience. */
  let arrival: Timer;
  let silence: Timer;
  let patience: Timer;

  const stop = () => {
    clearTimeout(arrival);
    worker?.terminate();
    worker = undefined;
    ready = false;
  };
  const rest = () => {
    clearTimeout(silence);
    clearTimeout(patience);
    job = undefined;
  };
  const fail = (why: FailedState['why'], detail: string) => {
    const file = job?.file;
    stop();
    rest();
    if (file) show(() => ({ at: 'failed', file, why, detail }));
  };
  const listen = () => {
    clearTimeout(silence);
    silence = setTimeout(() => fail('stalled', `no word for ${limits.silence} ms`), limits.silence);
  };
  const send = (asked: FileRequest) => {
    listen();
    worker?.postMessage(asked);
  };

  const askDigest = (digestOf: File) => worker?.postMessage({ digestOf } satisfies DigestRequest);

  /** The script did not load. Its address may be broken for good in some cache: the next try has a fresh one. */
  const lose = (detail: string) => {
    stop();
    losses++;
    if (losses === 1) arrival = setTimeout(warm, limits.pause);
    else fail('loading', detail);
  };

  function warm(): void {
    if (worker) return;
    clearTimeout(arrival);
    if (losses > 0) askAgain();
    try {
      const fresh = start();
      worker = fresh;
      fresh.onmessage = ({ data }) => fresh === worker && hear(data as CheckEvent);
      fresh.onerror = (event) => {
        if (fresh !== worker) return;
        if (ready) fail('broken', String(event.message));
        else lose('the script did not load');
      };
      arrival = setTimeout(() => {
        losses = 2; // the reader has waited two minutes and is asked first
        fail('loading', `no script within ${limits.arrival} ms`);
      }, limits.arrival);
    } catch (error) {
      fail('refused', String(error));
    }
  }

  function hear(word: CheckEvent): void {
    if (word.say === 'ready') {
      clearTimeout(arrival);
      ready = true;
      losses = 0;
      if (job) send(job);
      else if (handed) askDigest(handed);
      return;
    }
    if (word.say === 'digest') {
      const { sha256 } = word;
      handed = undefined;
      show((old) => digested(old, sha256));
      return;
    }
    if (!job) return;
    const { file } = job;
    if (word.say === 'failed') {
      fail(word.why, word.detail);
      return;
    }
    if (word.say === 'verdict') {
      rest();
      const { verdict, facts, report } = word;
      show(() => ({ at: 'result', file, verdict, facts, report, again: false }));
      return;
    }
    listen();
    show((old) => further(old, word));
  }

  return {
    warm,
    hand(file) {
      handed = file;
      show(() => ({ at: 'handed', file }));
      if (ready) askDigest(file);
      else warm();
    },
    check(asked) {
      if ((job || handed) && ready) stop(); // a busy worker cannot be told to stop
      handed = undefined;
      rest();
      job = asked;
      show((old) => begun(old, asked.file));
      patience = setTimeout(() => show(slowed), limits.patience);
      if (ready) send(asked);
      else warm();
    },
    cancel() {
      handed = undefined;
      stop();
      rest();
      show(() => ({ at: 'start' }));
      warm();
    },
    end() {
      stop();
      rest();
    },
  };
}
