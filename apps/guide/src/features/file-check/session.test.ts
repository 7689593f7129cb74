// Long, because it is one list of everything that may happen to a file and its worker, with one mock of the worker.
import type { Verdict } from '@sideguide/apk-verify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckEvent, DigestRequest } from './protocol.ts';
import { type FileRequest, startSession, timeouts } from './session.ts';
import type { CheckState } from './state.ts';

class FakeWorker {
  onmessage: ((event: { data: CheckEvent }) => void) | null = null;
  onerror: ((event: { message?: string }) => void) | null = null;
  readonly jobs: (FileRequest | DigestRequest)[] = [];
  ended = false;
  postMessage(job: FileRequest | DigestRequest) {
    this.jobs.push(job);
  }
  terminate() {
    this.ended = true;
  }
  say(word: CheckEvent) {
    this.onmessage?.({ data: word });
  }
}

const verdict = { answer: 'not-an-app', kind: 'html' } as unknown as Verdict;
const answer: CheckEvent = { say: 'verdict', verdict, facts: null, report: null };
const job = (name = 'a.apk'): FileRequest => ({ file: { name } as File, phone: {}, known: [] });

let workers: FakeWorker[];
let state: CheckState;
let session: ReturnType<typeof startSession>;
/** Thrown instead of creating a worker. */
let refused: Error | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  workers = [];
  refused = undefined;
  state = { at: 'start' };
  session = startSession(
    () => {
      if (refused) throw refused;
      workers.push(new FakeWorker());
      return workers[workers.length - 1] as unknown as Worker;
    },
    (change) => {
      state = change(state);
    },
  );
});
afterEach(() => vi.useRealTimers());

const last = () => workers[workers.length - 1]!;
/** Starts a worker that is ready at once. */
const warm = () => {
  session.warm();
  last().say({ say: 'ready' });
};
/** Lets the worker fail twice: at its own address, and at a fresh one. */
const failTwice = () => {
  last().onerror?.({});
  vi.advanceTimersByTime(timeouts.retryMs);
  last().onerror?.({});
};
const again = () => (window as { __again?: string }).__again;

describe('a file from outside', () => {
  it('is shown with its digest, and not checked', () => {
    const { file } = job();
    session.showShared(file);
    expect(state).toEqual({ at: 'shared', file });
    last().say({ say: 'ready' });
    expect(last().jobs).toEqual([{ digestOf: file }]);
    last().say({ say: 'digest', sha256: 'ab' });
    expect(state).toEqual({ at: 'shared', file, sha256: 'ab' });
    expect(workers).toHaveLength(1);
  });

  it('is checked at once when the reader says so, whatever the digest takes', () => {
    const asked = job();
    session.showShared(asked.file);
    last().say({ say: 'ready' });
    session.check(asked);
    expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
    last().say({ say: 'ready' });
    expect(last().jobs).toEqual([asked]);
    workers[0]!.say({ say: 'digest', sha256: 'ab' });
    expect(state).toMatchObject({ at: 'reading', file: asked.file });
  });

  it('stays in sight where the worker does not come', () => {
    const { file } = job();
    session.showShared(file);
    failTwice();
    expect(state).toEqual({ at: 'shared', file });
  });
});

describe('a result', () => {
  const verdictOf = { at: 'result', verdict, facts: null, report: null, isRepeated: false };

  it('gets the digest of its file when asked for, and keeps it in another check of the same file', () => {
    const asked = job();
    warm();
    session.check(asked);
    last().say(answer);
    session.digest(asked.file);
    expect(last().jobs).toEqual([asked, { digestOf: asked.file }]);
    last().say({ say: 'digest', sha256: 'ab' });
    expect(state).toEqual({ ...verdictOf, file: asked.file, sha256: 'ab' });
    session.check(asked);
    last().say(answer);
    expect(state).toEqual({ ...verdictOf, file: asked.file, sha256: 'ab' });
  });

  it('does not get the digest of another file', () => {
    const [asked, other] = [job(), job('b.apk')];
    warm();
    session.check(asked);
    last().say(answer);
    session.digest(asked.file);
    session.check(other);
    last().say({ say: 'ready' });
    last().say(answer);
    workers[0]!.say({ say: 'digest', sha256: 'ab' });
    expect(state).toEqual({ ...verdictOf, file: other.file });
  });
});

describe('a file', () => {
  it('is sent as soon as the worker is ready, and its verdict shown', () => {
    session.warm();
    const asked = job();
    session.check(asked);
    expect(last().jobs).toEqual([]);
    expect(state).toMatchObject({ at: 'reading', file: asked.file });
    last().say({ say: 'ready' });
    expect(last().jobs).toEqual([asked]);
    last().say(answer);
    expect(state).toEqual({ at: 'result', file: asked.file, verdict, facts: null, report: null, isRepeated: false });
    expect(workers).toHaveLength(1);
  });

  it('shows what comes before the verdict, and progress only if it lasts', () => {
    warm();
    session.check(job());
    last().say({ say: 'progress', done: 1, all: 4 });
    expect(state).toMatchObject({ part: 0.25, isSlow: false });
    vi.advanceTimersByTime(timeouts.progressMs);
    expect(state).toMatchObject({ isSlow: true });
    last().say({ say: 'progress', done: 0, all: 0 });
    expect(state).toMatchObject({ part: 0 });
  });

  it('that is still checked is given up for the next one', () => {
    warm();
    session.check(job('a'));
    const busy = last();
    session.check(job('b'));
    expect(busy.ended).toBe(true);
    busy.say(answer);
    expect(state).toMatchObject({ at: 'reading', file: { name: 'b' } });
    last().say({ say: 'ready' });
    expect(last().jobs).toEqual([job('b')]);
  });

  it('that is done leaves its worker to the next one', () => {
    warm();
    session.check(job('a'));
    last().say(answer);
    session.check(job('b'));
    expect(workers).toHaveLength(1);
    expect(last().jobs).toHaveLength(2);
  });

  it('stays in sight while it is examined again', () => {
    warm();
    const asked = job();
    session.check(asked);
    last().say(answer);
    session.check({ ...asked, phone: { sdk: 30 } });
    expect(state).toMatchObject({ at: 'result', isRepeated: true });
    expect(last().jobs[1]).toMatchObject({ phone: { sdk: 30 } });
    vi.advanceTimersByTime(timeouts.progressMs);
    expect(state).toMatchObject({ at: 'result', isRepeated: true });
    last().say(answer);
    expect(state).toMatchObject({ at: 'result', isRepeated: false });
  });

  it('can be given up; a new worker waits', () => {
    warm();
    session.check(job());
    session.cancel();
    expect(workers[0]!.ended).toBe(true);
    expect(workers).toHaveLength(2);
    expect(state).toEqual({ at: 'start' });
    vi.advanceTimersByTime(10 * timeouts.stallMs);
    expect(state).toEqual({ at: 'start' });
  });
});

describe('a worker that does not come', () => {
  it('is asked for once more at a fresh address, in silence', () => {
    session.warm();
    session.check(job());
    last().onerror?.({});
    expect(workers).toHaveLength(1);
    expect(again()).toBeUndefined();
    vi.advanceTimersByTime(timeouts.retryMs);
    expect(workers).toHaveLength(2);
    expect(again()).toMatch(/^\?again=/);
    last().say({ say: 'ready' });
    expect(last().jobs).toHaveLength(1);
    expect(state).toMatchObject({ at: 'reading' });
  });

  it('fails the second time, and comes when it is asked for again', () => {
    session.warm();
    const asked = job();
    session.check(asked);
    failTwice();
    expect(state).toMatchObject({ at: 'failed', why: 'loading', file: asked.file });
    vi.advanceTimersByTime(10 * timeouts.loadMs);
    expect(workers).toHaveLength(2);
    session.check(asked);
    expect(workers).toHaveLength(3);
    last().say({ say: 'ready' });
    last().say(answer);
    expect(state).toMatchObject({ at: 'result' });
  });

  it('says nothing before a file is chosen', () => {
    session.warm();
    failTwice();
    expect(state).toEqual({ at: 'start' });
    session.check(job());
    expect(workers).toHaveLength(3);
  });

  it('is waited for as long as any chunk, and then the reader is asked', () => {
    session.warm();
    session.check(job());
    vi.advanceTimersByTime(timeouts.loadMs - 1);
    expect(state).toMatchObject({ at: 'reading' });
    vi.advanceTimersByTime(1);
    expect(state).toMatchObject({ at: 'failed', why: 'loading' });
    expect(workers).toHaveLength(1);
    expect(last().ended).toBe(true);
    session.check(job());
    expect(again()).toBeDefined();
    last().onerror?.({});
    expect(state).toMatchObject({ at: 'failed', why: 'loading' });
    vi.advanceTimersByTime(timeouts.retryMs);
    expect(workers).toHaveLength(2);
  });

  it('may be refused by the browser', () => {
    refused = new DOMException('no workers here', 'SecurityError');
    session.warm();
    expect(state).toEqual({ at: 'start' });
    session.check(job());
    expect(state).toMatchObject({ at: 'failed', why: 'refused', detail: expect.stringContaining('no workers here') });
  });
});

describe('a worker that goes wrong', () => {
  beforeEach(() => {
    warm();
    session.check(job());
  });

  it('is ended if it falls silent, not while it speaks', () => {
    for (let n = 0; n < 5; n++) {
      vi.advanceTimersByTime(timeouts.stallMs - 1);
      last().say({ say: 'progress', done: n, all: 5 });
    }
    expect(state).toMatchObject({ at: 'reading' });
    vi.advanceTimersByTime(timeouts.stallMs);
    expect(state).toMatchObject({ at: 'failed', why: 'stalled' });
    expect(last().ended).toBe(true);
  });

  it('is replaced after an error of its own', () => {
    last().onerror?.({ message: 'RangeError: too deep' });
    expect(state).toMatchObject({ at: 'failed', why: 'broken', detail: 'RangeError: too deep' });
    session.check(job());
    expect(workers).toHaveLength(2);
  });

  it.each(['unreadable', 'broken'] as const)('says why: %s', (why) => {
    last().say({ say: 'failed', why, detail: 'x' });
    expect(state).toMatchObject({ at: 'failed', why, detail: 'x' });
  });

  it('is heard no more after the end', () => {
    session.end();
    last().say(answer);
    vi.advanceTimersByTime(10 * timeouts.stallMs);
    expect(state).toMatchObject({ at: 'reading' });
    expect(last().ended).toBe(true);
  });
});
