// Long, because all groups open the notes anew on the same storage, which denies, refuses or is full.
import { afterEach, describe, expect, it, vi } from 'vitest';

const key = 'sideguide.notes.2';
const oldKey = 'sideguide.notes.1';
const signal = { skin: 'miui', app: 'org.signal' };
const other = { skin: 'miui', app: 'org.other' };
const none = { flows: [], gates: [], asked: [], isStopped: false };

/**
 * `read`: denied altogether. `write`: nothing can be changed. `full`: nothing can be stored, but removed. `look`: what
 * was stored is not given back. `lose`: what was stored is gone, without an error.
 */
type Refusal = 'read' | 'write' | 'full' | 'look' | 'lose' | undefined;

/** Stubs local storage with the given contents; it may refuse reads or writes, from the start or from some moment on. */
function fakeStorage(held: Record<string, string> = {}, fails?: Refusal) {
  const items = new Map(Object.entries(held));
  const storage = { items, fails };
  const refuse = (): never => {
    throw new DOMException('denied', storage.fails === 'read' ? 'SecurityError' : 'QuotaExceededError');
  };
  const is = (...kinds: Refusal[]) => storage.fails !== undefined && kinds.includes(storage.fails);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (is('read', 'look') ? refuse() : (items.get(name) ?? null)),
    setItem: (name: string, value: string) =>
      is('read', 'write', 'full') ? refuse() : void (is('lose') || items.set(name, value)),
    removeItem: (name: string) => (is('read', 'write') ? refuse() : void items.delete(name)),
  });
  return storage;
}

/** Imports the module as a fresh page does, because it caches what it read. */
async function reopen() {
  vi.resetModules();
  return import('./notes.ts');
}

afterEach(() => void vi.useRealTimers());

describe('a phone that remembers', () => {
  it('keeps the place and the ticks of each app on each skin apart', async () => {
    const { items } = fakeStorage();
    const notes = await reopen();
    notes.rememberPlace('/miui/downloadapps?app=org.signal&rom=cn#keep-file');
    notes.tick(signal, 'get-file', true);
    notes.tick(signal, 'get-file', true);
    notes.rememberPlace('/coloros/downloadapps?app=org.signal#get-file');
    notes.rememberPlace('/miui/downloadapps#get-file');
    notes.tick({ skin: 'miui' }, 'open-page', true);
    const later = await reopen();
    expect(later.notesOf(signal)).toEqual({
      ...signal,
      place: '/miui/downloadapps?app=org.signal&rom=cn#keep-file',
      done: ['get-file'],
    });
    expect(later.notesOf({ skin: 'coloros', app: 'org.signal' }).done).toEqual([]);
    expect(later.notesOf({ skin: 'miui' }).done).toEqual(['open-page']);
    expect(later.notesOf(other)).toEqual({ ...other, done: [] });
    expect(later.rememberedPlaces()).toEqual([
      '/miui/downloadapps#get-file',
      '/coloros/downloadapps?app=org.signal#get-file',
      '/miui/downloadapps?app=org.signal&rom=cn#keep-file',
    ]);
    expect([...items.keys()]).toEqual([key]);
  });

  it('takes a tick back and leaves the others', async () => {
    fakeStorage();
    const notes = await reopen();
    for (const step of ['a', 'b']) notes.tick(signal, step, true);
    notes.tick(signal, 'a', false);
    expect((await reopen()).notesOf(signal).done).toEqual(['b']);
  });

  it('unticks for every app what closes a door that is opened again', async () => {
    fakeStorage();
    const notes = await reopen();
    for (const flow of [signal, other]) for (const step of ['open', 'close']) notes.tick(flow, step, true);
    notes.tick(other, 'open', true, ['close']);
    expect([notes.notesOf(signal).done, notes.notesOf(other).done]).toEqual([['open'], ['open']]);
    notes.tick(other, 'close', true);
    notes.tick(other, 'open', false, ['close']);
    expect(notes.notesOf(other).done).toEqual(['close']);
  });

  it('keeps the newest questions that nothing answered, each once', async () => {
    fakeStorage({ [key]: JSON.stringify({ gates: ['gate/a'], asked: [1, 'old', 'x'.repeat(121)] }) });
    const notes = await reopen();
    for (const words of [...Array(10).keys()].map((n) => `question ${n}`)) notes.saveQuestion(words);
    notes.saveQuestion('question 9');
    const { asked, gates } = (await reopen()).readNotes();
    expect(asked).toHaveLength(10);
    expect([asked[0], asked[9]]).toEqual(['question 0', 'question 9']);
    expect(gates).toEqual(['gate/a']);
  });

  it('keeps eight flows whose addresses bring a long link of the reader’s own', async () => {
    fakeStorage();
    const notes = await reopen();
    const place = (n: number) => `/miui/service?app=a.b${n}&next=${'x'.repeat(1900)}#y`;
    for (let n = 0; n < 8; n++) {
      notes.rememberPlace(place(n));
      for (let m = 0; m < 40; m++) notes.tick({ skin: 'miui', app: `a.b${n}` }, `turn-on-something-${m}`, true);
    }
    expect((await reopen()).rememberedPlaces()).toHaveLength(8);
  });

  it('keeps the newest eight flows, and forgets one or all of them, also the key', async () => {
    const { items } = fakeStorage();
    const notes = await reopen();
    for (let n = 0; n < 20; n++) notes.rememberPlace(`/miui/service?app=a.b${n}#x`);
    expect((await reopen()).rememberedPlaces()).toHaveLength(8);
    notes.forgetFlow({ skin: 'miui', app: 'a.b19' });
    expect(notes.rememberedPlaces()[0]).toBe('/miui/service?app=a.b18#x');
    notes.forget();
    expect(notes.readNotes()).toEqual(none);
    expect(items.size).toBe(0);
  });

  it('sees what another tab of this phone has written, and overwrites none of it', async () => {
    fakeStorage();
    const one = await reopen();
    const two = await reopen();
    one.tick(signal, 'a', true);
    two.tick(other, 'b', true);
    one.tick(signal, 'c', true);
    expect([two.notesOf(signal).done, one.notesOf(other).done]).toEqual([['a', 'c'], ['b']]);
  });

  it('loads the page anew if another tab has stopped, however it learns of it', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    fakeStorage();
    const one = await reopen();
    const two = await reopen();
    one.tick(signal, 'a', true);
    two.stop();
    expect(reload).not.toHaveBeenCalled();
    expect([one.readNotes().isStopped, one.notesOf(signal).done]).toEqual([true, []]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('the answer about a caller', () => {
  it.each([
    ['at once', 0, true],
    ['a day later', 24 * 3_600_000, false],
    ['a minute before that', 24 * 3_600_000 - 60_000, true],
    ['with a clock that was put back', -1, false],
  ])('%s', async (_when, later, holds) => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    fakeStorage();
    (await reopen()).saveAlone(signal);
    vi.setSystemTime(1_800_000_000_000 + later);
    const notes = await reopen();
    expect([notes.isAlone(signal), notes.isAlone(other), notes.isAlone({ skin: 'miui' })]).toEqual([
      holds,
      false,
      false,
    ]);
  });
});

describe('a stop', () => {
  it('forgets places, ticks and answers, and remembers no step until the reader goes on', async () => {
    fakeStorage();
    const notes = await reopen();
    notes.rememberPlace('/miui/downloadapps?app=org.signal#open-file');
    notes.saveAlone(signal);
    notes.saveQuestion('they say it is the bank');
    notes.stop();
    notes.rememberPlace('/miui/downloadapps?app=org.signal#no-caller');
    expect((await reopen()).readNotes()).toEqual({ ...none, asked: ['they say it is the bank'], isStopped: true });
    notes.saveAlone(signal);
    notes.rememberPlace('/miui/downloadapps?app=org.signal#open-file');
    const later = await reopen();
    expect([later.readNotes().isStopped, later.isAlone(signal), later.rememberedPlaces().length]).toEqual([
      false,
      true,
      1,
    ]);
  });
});

describe('notes of version 0.2', () => {
  it('are read once: the place, the questions and a wait stay, ticks that could be of any app do not', async () => {
    const { items } = fakeStorage({
      [oldKey]: JSON.stringify({
        last: '/miui/downloadapps?app=org.signal#open-file',
        done: ['miui/no-caller', 'miui/close-source', 'wait/show', 'wait/20261121T1720Z'],
        asked: ['why'],
      }),
    });
    const first = (await reopen()).readNotes();
    expect(first).toEqual({
      flows: [{ ...signal, place: '/miui/downloadapps?app=org.signal#open-file', done: [] }],
      gates: ['wait/show', 'wait/20261121T1720Z'],
      asked: ['why'],
      isStopped: false,
    });
    expect([...items.keys()]).toEqual([key]);
    expect((await reopen()).readNotes()).toEqual(first);
  });

  it.each(['', 'x', 'null', '42', '{"last":"//evil.example","done":{},"asked":"x"}', '{"done":["a/b/c",1]}'])(
    'leave nothing behind if they are %j',
    async (text) => {
      const { items } = fakeStorage({ [oldKey]: text });
      expect((await reopen()).readNotes()).toEqual(none);
      expect(items.has(oldKey)).toBe(false);
    },
  );
});

describe('foreign contents', () => {
  const place = '/miui/service?app=a.b#x';
  it.each([
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"miui/a"'],
    ['a list', '["miui/a"]'],
    ['broken JSON', '{"flows":[{"skin":"miui"'],
    ['flows that are no list', '{"flows":{"0":{"skin":"miui"},"length":1}}'],
    ['flows of other types', '{"flows":[1,null,[],"miui",{"skin":7},{"skin":"a/b"},{"skin":"miui","app":"a b"}]}'],
    ['an app of another type', '{"flows":[{"skin":"miui","app":{"toString":1}}]}'],
    ['a stop of another type', '{"isStopped":"yes"}'],
    ['gates of other types', '{"gates":[1,"a","a/b/c"],"asked":[{}]}'],
    ['far too much', JSON.stringify({ gates: ['a/b'], more: 'x'.repeat(60_000) })],
    ['a prototype', `{"__proto__":{"flows":[{"skin":"miui","app":"a.b","place":"${place}"}]}}`],
  ])('count as nothing: %s', async (_what, held) => {
    fakeStorage({ [key]: held });
    expect((await reopen()).readNotes()).toEqual(none);
  });

  it.each([
    ['on another host', '//evil.example/miui'],
    ['behind a backslash', '/\\evil.example'],
    ['behind a tab, which browsers drop', '/\t/evil.example'],
    ['in a script', 'javascript:alert(1)'],
    ['that is endless', `/miui/${'x'.repeat(2000)}`],
    ['of another app', '/miui/service?app=c.d#x'],
    ['of another skin', '/coloros/service?app=a.b#x'],
  ])('leave a flow without its place: one %s', async (_what, bad) => {
    fakeStorage({
      [key]: JSON.stringify({ flows: [{ skin: 'miui', app: 'a.b', place: bad, done: ['a', 3, 'a', 'b/c'] }] }),
    });
    expect((await reopen()).readNotes().flows).toEqual([{ skin: 'miui', app: 'a.b', done: ['a'] }]);
  });

  it.each(['__proto__', 'constructor', 'toString'])('may name an app %s', async (app) => {
    fakeStorage();
    const notes = await reopen();
    notes.tick({ skin: 'miui', app }, 'a', true);
    const later = await reopen();
    expect(later.notesOf({ skin: 'miui', app }).done).toEqual(['a']);
    expect([later.notesOf({ skin: app }).done, later.notesOf(signal).done]).toEqual([[], []]);
  });

  it.each(['NaN', '1e400', '-1e400', '"1"', '{}'])('do not answer about a caller: %s', async (alone) => {
    fakeStorage({ [key]: JSON.stringify({ flows: [{ ...signal, alone: 'x' }] }).replace('"x"', alone) });
    expect((await reopen()).isAlone(signal)).toBe(false);
  });

  it('are written over by the next note', async () => {
    fakeStorage({ [key]: 'not ours' });
    (await reopen()).tick(signal, 'a', true);
    expect((await reopen()).notesOf(signal).done).toEqual(['a']);
  });
});

describe('storage that refuses', () => {
  it.each(['read', 'write', 'full', 'look', 'lose'] as const)(
    'leaves notes that live as long as the page: %s',
    async (fails) => {
      fakeStorage({}, fails);
      const notes = await reopen();
      expect(notes.readNotes()).toEqual(none);
      notes.rememberPlace('/miui/service?app=org.signal#x');
      notes.tick(signal, 'a', true);
      expect(notes.notesOf(signal)).toEqual({ ...signal, place: '/miui/service?app=org.signal#x', done: ['a'] });
      notes.stop();
      expect(notes.readNotes()).toEqual({ ...none, isStopped: true });
      notes.forget();
      expect(notes.readNotes()).toEqual(none);
      expect((await reopen()).readNotes()).toEqual(none);
    },
  );

  it('for a while keeps what was noted meanwhile', async () => {
    const storage = fakeStorage();
    const notes = await reopen();
    notes.tick(signal, 'a', true);
    storage.fails = 'write';
    notes.tick(signal, 'b', true);
    expect(notes.notesOf(signal).done).toEqual(['a', 'b']);
    storage.fails = undefined;
    notes.tick(signal, 'c', true);
    expect((await reopen()).notesOf(signal).done).toEqual(['a', 'b', 'c']);
  });

  it('does not hide that another tab has stopped, and does not undo it', async () => {
    vi.stubGlobal('location', { reload: () => undefined });
    const storage = fakeStorage();
    const one = await reopen();
    const two = await reopen();
    one.rememberPlace('/miui/service?app=org.signal#x');
    storage.fails = 'write';
    one.tick(signal, 'a', true);
    storage.fails = undefined;
    two.stop();
    expect(one.rememberedPlaces()).toEqual([]);
    one.tick(signal, 'b', true);
    expect((await reopen()).readNotes().isStopped).toBe(true);
  });

  it('leaves nothing behind that is no longer true', async () => {
    const storage = fakeStorage();
    const notes = await reopen();
    for (const step of ['open', 'close']) notes.tick(signal, step, true);
    storage.fails = 'full';
    notes.tick(other, 'open', true, ['close']);
    expect(notes.notesOf(signal).done).toEqual(['open']);
    expect((await reopen()).notesOf(signal).done).toEqual([]);
  });

  it.each([
    ['objects', () => ({})],
    ['numbers', () => 42],
    ['promises', async () => null],
    ['another text each time', () => String(Math.random())],
    ['foreign notes', () => `{"more":${Math.random()}}`],
  ])('and gives %s leaves a stop a stop', async (_what, getItem) => {
    fakeStorage();
    vi.stubGlobal('localStorage', { ...localStorage, getItem });
    const notes = await reopen();
    notes.rememberPlace('/miui/service?app=org.signal#x');
    notes.stop();
    notes.rememberPlace('/miui/service?app=org.signal#x');
    expect(notes.readNotes()).toEqual({ ...none, isStopped: true });
    notes.saveAlone(signal);
    expect(notes.readNotes().isStopped).toBe(false);
  });

  it('after a stop leaves it a stop', async () => {
    const storage = fakeStorage();
    const notes = await reopen();
    notes.stop();
    storage.fails = 'read';
    expect(notes.readNotes().isStopped).toBe(true);
    notes.tick(signal, 'a', true);
    storage.fails = undefined;
    expect([notes.readNotes().isStopped, (await reopen()).readNotes().isStopped]).toEqual([true, true]);
  });

  it('by becoming full does not undo a stop, nor bring back what was noted before one that it did not take', async () => {
    const storage = fakeStorage();
    const notes = await reopen();
    notes.stop();
    storage.fails = 'full';
    notes.tick(signal, 'a', true);
    expect((await reopen()).readNotes().isStopped).toBe(true);
    storage.fails = undefined;
    notes.forget();
    notes.rememberPlace('/miui/service?app=org.signal#x');
    storage.fails = 'write';
    notes.stop();
    storage.fails = 'full';
    notes.tick(signal, 'a', true);
    expect((await reopen()).rememberedPlaces()).toEqual([]);
  });

  it('at the stop does not bring back what was noted before', async () => {
    const storage = fakeStorage();
    const notes = await reopen();
    notes.rememberPlace('/miui/service?app=org.signal#x');
    storage.fails = 'read';
    notes.stop();
    storage.fails = undefined;
    expect(notes.readNotes()).toEqual({ ...none, isStopped: true });
    notes.tick(signal, 'a', true);
    expect((await reopen()).readNotes().isStopped).toBe(true);
  });

  it.each([
    ['missing altogether', undefined],
    [
      'a stand-in that knows nothing',
      { getItem: () => undefined, setItem: () => undefined, removeItem: () => undefined },
    ],
  ])('may be %s', async (_what, storage) => {
    vi.stubGlobal('localStorage', storage);
    const notes = await reopen();
    notes.tick(signal, 'a', true);
    expect(notes.notesOf(signal).done).toEqual(['a']);
  });
});
