import { describe, expect, it, vi } from 'vitest';

const key = 'sideguide.notes.1';

/** Stubs local storage with the given contents; it may refuse reads or writes. */
function fakeStorage(held?: string, { fails }: { fails?: 'read' | 'write' } = {}) {
  const items = new Map(held === undefined ? [] : [[key, held]]);
  const refuse = (): never => {
    throw new DOMException('denied', fails === 'read' ? 'SecurityError' : 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => (fails === 'read' ? refuse() : (items.get(name) ?? null)),
    setItem: (name: string, value: string) => (fails ? refuse() : void items.set(name, value)),
    removeItem: (name: string) => (fails ? refuse() : void items.delete(name)),
  });
  return items;
}

/** Imports the module as a fresh page does, because it caches what it read. */
async function reopen() {
  vi.resetModules();
  return import('./notes.ts');
}

describe('a phone that remembers', () => {
  it('keeps the place and the ticks for the next visit', async () => {
    const items = fakeStorage();
    const notes = await reopen();
    notes.rememberPlace('/miui/downloadapps?rom=cn#keep-file');
    notes.tick('miui/choose-app', true);
    notes.tick('miui/get-file', true);
    notes.tick('miui/get-file', true);
    expect((await reopen()).readNotes()).toEqual({
      last: '/miui/downloadapps?rom=cn#keep-file',
      done: ['miui/choose-app', 'miui/get-file'],
    });
    expect([...items.keys()]).toEqual([key]);
  });

  it('takes a tick back and leaves the others', async () => {
    fakeStorage(JSON.stringify({ last: '/miui', done: ['miui/a', 'miui/b'] }));
    (await reopen()).tick('miui/a', false);
    expect((await reopen()).readNotes()).toEqual({ last: '/miui', done: ['miui/b'] });
  });

  it('keeps the newest questions that nothing answered, each once', async () => {
    fakeStorage(JSON.stringify({ done: ['miui/a'], asked: [1, 'old', 'x'.repeat(121)] }));
    const notes = await reopen();
    for (const words of [...Array(10).keys()].map((n) => `question ${n}`)) notes.saveQuestion(` ${words} `);
    notes.saveQuestion('question 9');
    const { asked, done } = (await reopen()).readNotes();
    expect(asked).toHaveLength(10);
    expect([asked![0], asked![9]]).toEqual(['question 0', 'question 9']);
    expect(done).toEqual(['miui/a']);
  });

  it('forgets everything, also the key', async () => {
    const items = fakeStorage(JSON.stringify({ last: '/miui', done: ['miui/a'] }));
    const notes = await reopen();
    notes.forget();
    expect(notes.readNotes()).toEqual({ done: [] });
    expect(items.size).toBe(0);
    expect((await reopen()).readNotes()).toEqual({ done: [] });
  });
});

describe('foreign contents', () => {
  it.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['null', 'null'],
    ['a number', '42'],
    ['a text', '"miui/a"'],
    ['a list', '["miui/a"]'],
    ['broken JSON', '{"done":["miui/a"'],
    ['ticks of other types', '{"done":[1,null,{},["miui/a"],true]}'],
    ['ticks that are no list', '{"done":{"0":"miui/a","length":1}}'],
    ['ticks that are no steps', '{"done":["miui","a/b/c","/","miui/<b>",""]}'],
    ['a place of another type', '{"last":{"toString":1}}'],
    ['a place on another host', '{"last":"//evil.example/miui"}'],
    ['the same behind a backslash', '{"last":"/\\\\evil.example"}'],
    ['the same behind a tab, which browsers drop', '{"last":"/\\t/evil.example"}'],
    ['a script', '{"last":"javascript:alert(1)"}'],
    ['a place that is endless', JSON.stringify({ last: `/${'x'.repeat(2000)}` })],
    ['far too much', JSON.stringify({ last: '/miui', done: ['miui/a'], more: 'x'.repeat(20_000) })],
    ['a prototype', '{"__proto__":{"last":"/miui","done":["miui/a"]}}'],
  ])('count as nothing: %s', async (_what, held) => {
    fakeStorage(held);
    expect((await reopen()).readNotes()).toEqual({ done: [] });
  });

  it('leaves what is right beside what is wrong', async () => {
    fakeStorage('{"last":7,"done":["miui/a",3,"miui/a"]}');
    expect((await reopen()).readNotes()).toEqual({ done: ['miui/a'] });
    fakeStorage('{"last":"/miui?rom=cn#keep-file","done":"x"}');
    expect((await reopen()).readNotes()).toEqual({ last: '/miui?rom=cn#keep-file', done: [] });
  });

  it('are written over by the next note', async () => {
    fakeStorage('not ours');
    (await reopen()).tick('miui/a', true);
    expect((await reopen()).readNotes()).toEqual({ done: ['miui/a'] });
  });
});

describe('storage that refuses', () => {
  it.each(['read', 'write'] as const)('leaves notes that live as long as the page: %s', async (fails) => {
    fakeStorage(undefined, { fails });
    const notes = await reopen();
    expect(notes.readNotes()).toEqual({ done: [] });
    notes.rememberPlace('/miui');
    notes.tick('miui/a', true);
    expect(notes.readNotes()).toEqual({ last: '/miui', done: ['miui/a'] });
    notes.forget();
    expect(notes.readNotes()).toEqual({ done: [] });
    expect((await reopen()).readNotes()).toEqual({ done: [] });
  });

  it('may be missing altogether', async () => {
    vi.stubGlobal('localStorage', undefined);
    const notes = await reopen();
    notes.tick('miui/a', true);
    expect(notes.readNotes().done).toEqual(['miui/a']);
  });
});
