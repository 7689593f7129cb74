import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { append, group, type WordsProject, wordsProject } from '../../../../../e2e/support/words-project.ts';
import { type Content, sourceTag } from '../../content.ts';
import { seal } from '../seal.ts';
import { importFile } from './commands.ts';
import { translationEntries } from './entries.ts';
import { formsOf } from './plural-rule.ts';
import { languageOfPo, toPo } from './po.ts';

const copy: WordsProject = wordsProject();
const all = await copy.content();
const source = sourceTag(all);
const tags = Object.keys(all.locales);
const other = tags.find((tag) => tag !== source)!;
/** A language with more than two plural forms. */
const rich = tags.find((tag) => formsOf(tag).length > 2)!;

let content: Content = all;
afterEach(() => {
  copy.restore();
  content = all;
});
afterAll(() => copy.remove());

const wordsOf = (tag: string) => {
  const paths = translationEntries(copy.root, content, tag).map(({ sentence }) => sentence.file.path);
  return [...new Set(paths)].concat(`content/locales/${tag}/made-from.json`);
};
const readAll = (tag: string) => Object.fromEntries(wordsOf(tag).map((path) => [path, copy.read(path)]));

/** Writes a language's export into the copy; returns the file to import. */
function leave(tag: string): string {
  const file = join(copy.root, `${tag}.po`);
  writeFileSync(file, toPo(translationEntries(copy.root, content, tag), tag));
  return file;
}
const back = async (file: string, tag: string) => importFile(copy.root, await copy.content(), file, tag);

/** Replaces every text of a file of words and keeps its keys. */
function scramble(value: unknown): unknown {
  if (typeof value === 'string') return 'lost';
  if (Array.isArray(value)) return value.map(scramble);
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, scramble(inner)]));
}

/** Changes the source after a language was sealed, so that its translations of these sentences are stale. */
async function makeStale(tag: string) {
  seal(copy.root, content, tag);
  copy.edit(`content/locales/${source}/steps.json`, (steps) => {
    for (const id of Object.keys(steps).slice(0, 3)) append(group(steps, id), 'title', ' now');
  });
  content = await copy.content();
}

it('a translation file names the page that shows each sentence, in its language', () => {
  const po = readFileSync(leave(other), 'utf8');
  const addressOf = (id: RegExp) => {
    const entry = po.split('\n\n').find((one) => id.test(/^msgctxt "(.*)"$/m.exec(one)?.[1] ?? ''))!;
    return /See: http:\/\/localhost:4173(\S+)/.exec(entry)?.[1];
  };
  const lang = `lang=${other}`;
  expect(addressOf(/^skins\/miui:steps\.verify-owner\./)).toBe(`/miui/downloadapps?${lang}#verify-owner`);
  expect(addressOf(/^skins\/coloros:messages\./)).toMatch(new RegExp(`^/coloros/service\\?${lang}#[\\w-]+$`));
  expect(addressOf(/^skins\/miui:(?!steps|messages)/)).toBe(`/miui?${lang}`);
  expect(addressOf(/^steps:choose-app\./)).toBe(`/miui/downloadapps?${lang}#choose-app`);
  expect(addressOf(/^(?:messages|gates):/)).toMatch(new RegExp(`^/service\\?${lang}#[\\w-]+$`));
  expect(addressOf(/^check:/)).toBe(`/service?${lang}#check`);
  expect(addressOf(/^badge:/)).toBe(`/button.html?${lang}`);
  expect(addressOf(/^ui:/)).toBe(`/?${lang}`);
});

it('an export goes to a folder that no build reads, unless another is named', async () => {
  const { output } = await copy.run('packages/content-kit/src/translate/main.ts', 'export', other);
  expect(output).toMatch(new RegExp(`^${other}: \\d+ sentences in \\.cache/words/${other}\\.po$`, 'm'));
});

describe('a PO file', () => {
  it.each(tags)('%s goes out and comes back, byte for byte, stale marks kept', async (tag) => {
    await makeStale(tag);
    const before = readAll(tag);
    const file = leave(tag);
    for (const path of wordsOf(tag).filter((one) => !one.endsWith('made-from.json')))
      copy.edit(path, (words) => void Object.assign(words, scramble(words)));
    expect(readAll(tag)).not.toEqual(before);
    await back(file, tag);
    expect(readAll(tag)).toEqual(before);
  });

  it('an import without a change touches no file', async () => {
    expect(await back(leave(other), other)).toContain('0 sentences changed, in no file');
  });

  it('sentences that a language lost are put back', async () => {
    const at = `content/locales/${other}`;
    const before = [copy.words(`${at}/ui.json`), copy.words(`${at}/steps.json`)];
    const file = leave(other);
    copy.edit(`${at}/ui.json`, (ui) => {
      for (const [n, key] of Object.keys(ui).entries()) if (n % 3 === 0) delete ui[key];
    });
    copy.edit(`${at}/steps.json`, (steps) => {
      for (const id of Object.keys(steps).slice(2, 4)) delete steps[id];
    });
    await back(file, other);
    expect([copy.words(`${at}/ui.json`), copy.words(`${at}/steps.json`)]).toEqual(before);
  });

  it('a file with a part of the sentences says how many it lacks', async () => {
    const file = leave(other);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.slice(0, text.lastIndexOf('\n\n')));
    expect(await back(file, other)).toMatch(/ 1 are not in the file, and stay as they are\.$/);
  });

  it('a sentence that was stale is fresh once it is changed, and says so', async () => {
    await makeStale(other);
    const id = Object.keys(copy.words(`content/locales/${source}/steps.json`))[0]!;
    const file = leave(other);
    const old = group(copy.words(`content/locales/${other}/steps.json`), id).title as string;
    const text = readFileSync(file, 'utf8');
    const quoted = JSON.stringify(old);
    expect(text).toContain(quoted);
    writeFileSync(
      file,
      text.replace(
        new RegExp(`#, fuzzy\n(msgctxt "steps:${id}\\.title"\n(?:.*\n)*?msgstr )"(.*)"\n`),
        (_all, head: string, body: string) => `${head}"${body}."\n`,
      ),
    );
    const states = async () => {
      const entries = translationEntries(copy.root, await copy.content(), other);
      return entries.filter(({ sentence }) => sentence.state === 'stale').length;
    };
    expect(await states()).toBe(3);
    expect(await back(file, other)).toContain('1 sentences changed');
    expect(await states()).toBe(2);
  });
});

/** A sentence with a slot, from any file. */
const entries = translationEntries(copy.root, all, other).filter(({ sentence }) => sentence.text !== undefined);
const withSlot = entries.find(({ slots, sentence }) => slots['{app}'] && typeof sentence.source === 'string')!;

describe('a PO file says itself whose words it holds', () => {
  it.each([
    ['"Language: uz\\n"\n', 'uz'],
    ['msgid ""\nmsgstr ""\n"Language: zh-Hant\\n"', 'zh-Hant'],
    ['msgid "Language: uz"', undefined],
  ])('%j', (text, tag) => {
    expect(languageOfPo(text)).toBe(tag);
  });
});

describe('what does not fit is refused whole, with file, line and remedy', () => {
  const refused = async (tag: string, change: (text: string) => string): Promise<string> => {
    const file = leave(tag);
    const text = readFileSync(file, 'utf8');
    // Another, valid change in the same file must not be imported either.
    const good = change(text);
    expect(good).not.toBe(text);
    writeFileSync(file, good);
    const before = readAll(tag);
    const error = await back(file, tag).then(
      () => expect.fail('it was taken in'),
      (problem) => problem as Error & { remedy: string },
    );
    expect(readAll(tag)).toEqual(before);
    expect(error.message).toContain('Nothing was taken in');
    expect(error.remedy).toMatch(new RegExp(`${tag}\\.po:\\d+ › .+\\n .+\\n +→ .+`));
    return error.remedy;
  };
  const lineOf = (text: string, piece: string) => text.slice(0, text.indexOf(piece)).split('\n').length;

  it('a slot that is lost or wrong', async () => {
    let line = 0;
    const replaceSlot = (slot: string) => (text: string) => {
      line = lineOf(text, `msgctxt "${withSlot.id}"`);
      const at = text.indexOf('msgstr', text.indexOf(`msgctxt "${withSlot.id}"`));
      return text.slice(0, at) + text.slice(at).replace(/\{[a-z]+\}/, slot);
    };
    const remedy = await refused(other, replaceSlot('{nope}'));
    expect(remedy).toContain(`${other}.po:${line} › ${withSlot.id}`);
    expect(remedy).toContain('it has the slots {nope}');
    expect(await refused(other, replaceSlot(''))).toContain(`${other}.po:${line} › ${withSlot.id}`);
  });

  it('a file that was cut off within a sentence', async () => {
    let line = 0;
    const remedy = await refused(other, (text) => {
      const end = text.lastIndexOf('"\n', text.length - 4);
      line = text.slice(0, end).split('\n').length;
      return text.slice(0, end);
    });
    expect(remedy).toContain(`${other}.po:${line} › (whole file)`);
    expect(remedy).toContain('cut off');
  });

  it('a file that was cut off after a source text', async () => {
    const cut = (text: string) => text.slice(0, text.indexOf('\n', text.lastIndexOf('\nmsgid "') + 1) + 1);
    expect(await refused(other, cut)).toContain('no msgstr: the file may be cut off');
  });

  it('a file that is not UTF-8', async () => {
    const file = leave(other);
    const before = readAll(other);
    writeFileSync(file, Buffer.concat([readFileSync(file), Buffer.from([0x23, 0xe4, 0x0a])]));
    await expect(back(file, other)).rejects.toMatchObject({ remedy: 'Save it as UTF-8.' });
    expect(readAll(other)).toEqual(before);
  });

  it('a quoted label that is another', async () => {
    const remedy = await refused(other, (text) =>
      text.replace(/(msgstr(?:[^"]|\n)*"[^"]*)\{label:[\w-]+\}/, '$1{label:nope_nope}'),
    );
    expect(remedy).toContain('{label:nope_nope}');
  });

  it('a plural form that is missing or empty', async () => {
    expect(await refused(rich, (text) => text.replace(/msgstr\[1\] ".*"\n/, ''))).toContain('plural forms');
    expect(await refused(rich, (text) => text.replace(/msgstr\[1\] ".*"\n/, 'msgstr[1] ""\n'))).toContain(
      'or leave all of them empty',
    );
    expect(await refused(rich, (text) => text.replace('nplurals=', 'nplurals=1'))).toContain('Put the line back');
  });

  it('an unknown key, a key that stands there twice, markup, another language', async () => {
    expect(await refused(other, (text) => text.replace('msgctxt "ui:', 'msgctxt "ui:x'))).toContain(
      'the guide has no such sentence',
    );
    expect(await refused(other, (text) => `${text}\n${text.slice(text.lastIndexOf('msgctxt'))}`)).toContain('twice');
    expect(await refused(other, (text) => text.replace(/(msgctxt "ui:back"\n(?:.*\n)*?msgstr ")/, '$1<b>'))).toContain(
      'markup',
    );
    expect(await refused(other, (text) => text.replace(/"Language: .*"/, '"Language: xx\\n"'))).toContain('“xx”');
  });

  it('a file that cannot be read at all', async () => {
    await refused(other, (text) => text.replace('msgid "', 'msgit "'));
  });

  it('and the source having changed since is told', async () => {
    const file = leave(other);
    const { file: where, key } = withSlot.sentence;
    const keys = key.split('.');
    copy.edit(where.sourcePath, (words) => {
      append(group(words, ...keys.slice(0, -1)), keys.at(-1)!, ' {new}');
    });
    await expect(back(file, other)).rejects.toMatchObject({ remedy: expect.stringContaining('export again') });
  });
});
