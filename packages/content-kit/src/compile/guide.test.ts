import { describe, expect, it } from 'vitest';
import type { Content } from '../content.ts';
import { change, sampleContent } from '../sample.fixture.ts';
import { compileApps } from './apps.ts';
import { compileGuide, compileLabelTable, compileSigners } from './guide.ts';
import { compileCheck, compileMessageLabels, compileMessages } from './messages.ts';

/** Returns the sample after some changes: see {@link change}. */
function changed(...changes: readonly string[]): Content {
  const content = sampleContent();
  for (const one of changes) change(content, one);
  return content;
}

describe('words of a guide', () => {
  it('are those of the language, the own steps’ too', () => {
    const { words, untranslated, romHint } = compileGuide(sampleContent(), 'demo', 'uk');
    expect(words['open-file']!.title).toMatch(/^Спільний/);
    expect(words['own-step']!.title).toMatch(/^Власний/);
    expect(romHint).toBe('Дивіться сюди.');
    expect(untranslated).toEqual([]);
  });

  it('are those of the source in the source language, where nothing is untranslated', () => {
    const { words, untranslated } = compileGuide(sampleContent(), 'demo', 'en');
    expect(words['own-step']!.title).toMatch(/^Own/);
    expect(untranslated).toEqual([]);
  });

  it('fall back a whole step at a time, and say which', () => {
    const without = changed('locales/uk/skins/demo = -');
    const { words, untranslated, romHint } = compileGuide(without, 'demo', 'uk');
    const source = compileGuide(without, 'demo', 'en');
    expect(words['own-step']).toEqual(source.words['own-step']);
    expect(words['open-file']!.title).toMatch(/^Спільний/);
    expect(romHint).toBe(source.romHint);
    expect(untranslated).toEqual(['own-step']);
  });

  it('are the skin’s own where a step of its own has the name of a shared one', () => {
    const content = changed(
      'skins/demo/steps/open-file = @skins/demo/steps/own-step',
      'skins/demo/steps/open-file/id = "open-file"',
      'skins/demo/words/steps/open-file = @skins/demo/words/steps/own-step',
    );
    expect(compileGuide(content, 'demo', 'en').words['open-file']!.title).toMatch(/^Own/);
    expect(compileGuide(content, 'demo', 'uk').untranslated).toEqual(['open-file']);
  });
});

describe('roles', () => {
  it('are resolved in drawings, sentences, the way and the drawing of the version', () => {
    const guide = compileGuide(sampleContent(), 'demo', 'uk');
    expect(guide.words['open-file']!.title).toBe('Спільний {label:aosp_settings}');
    expect(guide.parts.downloadapps[0]!.scenes[0]!.parts[0]).toEqual({
      kind: 'title',
      words: { label: 'aosp_settings' },
    });
    expect(guide.about[0]!.scene.parts[0]).toMatchObject({ words: { label: 'aosp_settings' } });
    expect(guide.path).toEqual(['aosp_settings']);
    expect(JSON.stringify(guide)).not.toMatch(/label["}:]+settings\b/);
  });

  it('leave labels of their own id, ghosts and slots alone', () => {
    const guide = compileGuide(sampleContent(), 'demo', 'en');
    expect(guide.words['open-file']!.do).toBe('Do: open {app} and {label:row_own}.');
    expect(guide.parts.downloadapps[0]!.scenes[0]!.parts[1]).toEqual({
      kind: 'group',
      rows: [{ label: 'row_own', mark: 'tap' }, { ghost: 40 }],
    });
  });
});

describe('steps of a guide', () => {
  it('keep their order, and join the conditions of the list with their own', () => {
    const { parts } = compileGuide(sampleContent(), 'demo', 'en');
    expect(parts.downloadapps.map(({ id }) => id)).toEqual(['open-file', 'own-step']);
    expect(parts.downloadapps.map(({ when }) => when)).toEqual([
      [],
      [{ need: ['background'] }, { os: ['demo-1', 'unknown'] }],
    ]);
  });

  it('say where they stand beside the way, and which are only offered', () => {
    const aside = sampleContent();
    const entries = aside.skins.demo!.skin.downloadapps as unknown as object[];
    entries.push({ id: 'own-step', beside: 'open-file' }, { id: 'own-step', offered: true });
    const [beside, offered] = compileGuide(aside, 'demo', 'en').parts.downloadapps.slice(-2);
    expect([beside!.beside, beside!.offered]).toEqual(['open-file', undefined]);
    expect([offered!.beside, offered!.offered]).toEqual([undefined, true]);
  });

  it('are soft where a fact is of low confidence, and carry their tool', () => {
    const { parts } = compileGuide(changed('steps/open-file/tool = "app-card"'), 'demo', 'en');
    expect(parts.downloadapps).toMatchObject([{ tool: 'app-card' }, { soft: true }]);
    expect(parts.downloadapps[0]).not.toHaveProperty('soft');
    expect(parts.downloadapps[1]).not.toHaveProperty('tool');
  });

  it('are soft where the words that a label shows there are of low confidence', () => {
    const isSoft = (tag: string, ...changes: string[]) =>
      compileGuide(changed(...changes), 'demo', tag).parts.downloadapps[0]!.soft === true;
    const inUkrainian = 'labels/aosp_settings/langConfidence = {"uk":"low"}';
    expect(isSoft('uk', inUkrainian)).toBe(true);
    expect(isSoft('en', inUkrainian)).toBe(false);
    expect(isSoft('en', 'labels/aosp_settings/confidence = "low"')).toBe(true);
    // Only an unofficial ROM has the text, so the phone shows the English one.
    expect(isSoft('uk', inUkrainian, 'skins/demo/skin/surfaces = {"aosp":["en"]}')).toBe(false);
  });

  it('say where their labels stand on parts of the phone that do not exist in the language', () => {
    const first = (tag: string, ...changes: string[]) =>
      compileGuide(changed('skins/demo/skin/surfaces = {"aosp":["en"]}', ...changes), 'demo', tag).parts
        .downloadapps[0]!;
    const alone = ['steps/open-file/scenes/0/parts/1/rows/0 = {"ghost":40}', 'locales/uk/steps/open-file/do = "Так."'];
    expect(first('uk', ...alone).unshipped).toBe(true);
    expect(first('en', ...alone).unshipped).toBe(undefined);
    // Nothing is known about another label, so it may be present.
    expect(first('uk').unshipped).toBe(undefined);
  });

  it('are soft where the words of the label that stands in are', () => {
    const content = changed(
      'labels/aosp_settings/confidence = "low"',
      'skins/demo/labels/row_own/or = "aosp_settings"',
      'steps/open-file/scenes = []',
    );
    expect(compileGuide(content, 'demo', 'uk').parts.downloadapps[0]).toHaveProperty('soft', true);
    expect(compileGuide(content, 'demo', 'en').parts.downloadapps[0]).not.toHaveProperty('soft');
    const doubted = changed(
      'skins/demo/labels/row_own/or = "aosp_settings"',
      'skins/demo/labels/row_own/langConfidence = {"uk":"low"}',
    );
    expect(compileGuide(doubted, 'demo', 'uk').parts.downloadapps[0]).toHaveProperty('soft', true);
  });
});

describe('labels of a guide', () => {
  const labels = (content: Content, tag = 'uk') => compileGuide(content, 'demo', tag).labels;

  it('are those that it shows, and no others', () => {
    expect(Object.keys(labels(sampleContent())).sort()).toEqual(['aosp_settings', 'row_own']);
  });

  it('have the phone’s own words where it has them', () => {
    expect(labels(sampleContent()).aosp_settings).toEqual({ own: 'Налаштування', other: ['en', 'Settings'] });
    expect(labels(sampleContent(), 'en').aosp_settings).toEqual({ own: 'Settings', other: ['uk', 'Налаштування'] });
  });

  it('have the source language’s words and a translation where the phone has none', () => {
    expect(labels(sampleContent()).row_own).toEqual({ other: ['en', 'Row'], gloss: 'Рядок' });
  });

  it('have any language’s words where even the source language has none', () => {
    const content = changed('skins/demo/labels/row_own/text = {"zh":"行"}', 'locales/en/glosses/row_own = "Row"');
    expect(labels(content, 'en').row_own).toEqual({ other: ['zh', '行'], gloss: 'Row' });
  });

  it('become the translation where that part of the phone does not exist in the language', () => {
    const content = changed('skins/demo/skin/surfaces = {"aosp":["en"]}');
    expect(labels(content).aosp_settings).toEqual({
      other: ['en', 'Settings'],
      gloss: 'Налаштування',
      isForeign: true,
    });
    expect(labels(content, 'en').aosp_settings).toMatchObject({ own: 'Settings' });
  });

  it('keep our translation there before the words of an unofficial ROM', () => {
    const content = changed(
      'skins/demo/skin/surfaces = {"aosp":["en"]}',
      'locales/uk/glosses/aosp_settings = "Параметри"',
    );
    expect(labels(content).aosp_settings).toEqual({ other: ['en', 'Settings'], gloss: 'Параметри', isForeign: true });
  });

  it('take the words of the label that stands in for them', () => {
    const content = changed('skins/demo/labels/row_own/or = "aosp_settings"');
    expect(labels(content).row_own).toMatchObject({ own: 'Налаштування', other: ['en', 'Row'] });
    expect(labels(content, 'en').row_own).toMatchObject({ own: 'Row' });
  });

  it('take the words of the language’s own label file first', () => {
    const content = changed('locales/uk/labels/row_own = "Ряд"');
    expect(labels(content).row_own).toEqual({ own: 'Ряд', other: ['en', 'Row'] });
  });
});

it('the table of labels has every language that knows one, from the labels’ files or its own', () => {
  const content = changed(
    'skins/demo/labels/row_own/text/zh = "行"',
    'locales/tk = @locales/uk',
    'locales/tk/labels/row_own = "Setir"',
    'locales/en/labels/row_own = "Line"',
  );
  expect(compileLabelTable(content, 'demo')).toEqual({
    en: { aosp_settings: 'Settings', row_own: 'Line' },
    uk: { aosp_settings: 'Налаштування' },
    zh: { row_own: '行' },
    tk: { row_own: 'Setir' },
  });
});

it('messages come with their labels and the words of the language', () => {
  expect(compileMessages(sampleContent(), 'uk')).toEqual({
    all: [
      {
        id: 'blocked',
        labels: ['pi_blocked'],
        says: 'android',
        stage: 'install',
        steps: ['open-file'],
        words: { cause: 'Заблоковано.', do: ['Запитайте.'] },
      },
    ],
    labels: { pi_blocked: { other: ['en', 'Blocked'], gloss: 'Заблоковано' } },
  });
});

it('a message is soft where the phone’s words for it are of low confidence', () => {
  const [message] = compileMessages(changed('labels/pi_blocked/confidence = "low"'), 'uk').all;
  expect(message).toMatchObject({ soft: true });
});

it('a message without words in a language comes in the source language as a whole, and says so', () => {
  const { all } = compileMessages(changed('locales/uk/messages/blocked = -'), 'uk');
  expect(all[0]).toMatchObject({ words: { cause: 'It was blocked.', do: ['Ask somebody.'] }, untranslated: true });
});

it("a skin's own message names its skin, and the way on with its part of the guide", () => {
  const content = changed(
    'skins/demo/messages = {}',
    'skins/demo/messages/own = @messages/blocked',
    'skins/demo/messages/own/id = "own"',
    'skins/demo/messages/own/way = "own-step"',
    'skins/demo/words/messages = {"own":{"cause":"So.","stop":"Stop."}}',
  );
  const own = compileMessages(content, 'uk', 'demo').all.find(({ id }) => id === 'own');
  expect(own).toMatchObject({
    skin: 'demo',
    way: [{ id: 'own-step', part: 'downloadapps', when: [{ os: ['demo-1', 'unknown'] }] }],
    untranslated: true,
  });
});

it('the labels of messages come in every language that some phone has them in', () => {
  expect(compileMessageLabels(sampleContent())).toEqual({ en: { pi_blocked: 'Blocked' } });
});

it('the check has its words, and the message that a phone shows for a status', () => {
  expect(compileCheck(sampleContent(), 'uk')).toEqual({
    words: { choose: 'Виберіть файл {app}' },
    said: { blocked: ['blocked', { other: ['en', 'Blocked'], gloss: 'Заблоковано' }] },
  });
  expect(compileCheck(changed('messages/blocked/status = -'), 'en').said).toEqual({});
});

it('the catalogue is sorted by name, and leaves certificates and sources behind', () => {
  const content = changed(
    'apps/org.first = @apps/org.example.app',
    'apps/org.first/package = "org.first"',
    'apps/org.first/name = "Abacus"',
    'apps/org.first/file = "abacus.apk"',
  );
  expect(compileApps(content).map((app) => app.package)).toEqual(['org.first', 'org.example.app']);
  expect(compileApps(content)[0]).toEqual({
    package: 'org.first',
    name: 'Abacus',
    publisher: 'The Examples',
    kind: 'tools',
    page: 'https://example.org/app',
    file: 'abacus.apk',
    needs: ['background'],
  });
});

it('known signers are those of the catalogue and beyond, by package, with nothing that the check does not need', () => {
  const signers = compileSigners(
    changed('apps/org.zebra = @apps/org.example.app', 'apps/org.zebra/package = "org.zebra"'),
  );
  expect(signers.map((app) => app.package)).toEqual(['org.example.app', 'org.example.other', 'org.zebra']);
  expect(signers[1]).toEqual({
    package: 'org.example.other',
    name: 'Other',
    publisher: 'The Others',
    page: 'https://example.org/other',
    certificates: [
      { sha256: 'cd'.repeat(32), place: 'page', channel: 'example.org' },
      { sha256: 'ef'.repeat(32), place: 'elsewhere', channel: 'A store' },
    ],
  });
});
