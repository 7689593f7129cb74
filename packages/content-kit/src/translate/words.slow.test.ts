import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { append, group, type WordsProject, wordsProject } from '../../../../e2e/support/words-project.ts';
import { type Content, sourceTag } from '../content.ts';
import { coverage } from './coverage.ts';
import { seal } from './seal.ts';
import { listTodo } from './todo.ts';

let copy: WordsProject;
let content: Content;
let source: string;
let tag: string;
/** A file of the screens' words, with its keys in the source's order: plain sentences and some with plural forms. */
let name: string;
let plain: string[];
let plural: string[];

beforeAll(async () => {
  copy = wordsProject();
  content = await copy.content();
  source = `content/locales/${sourceTag(content)}`;
  tag = Object.keys(content.locales).find((one) => one !== sourceTag(content))!;
  const { namespaces } = content.locales[sourceTag(content)]!;
  const hasPlural = (words: object) => Object.values(words).some((text) => typeof text === 'object');
  name = `namespaces/${Object.keys(namespaces).find((namespace) => hasPlural(namespaces[namespace]!))}`;
  const words = copy.words(`${source}/${name}.json`);
  plain = Object.keys(words).filter((key) => typeof words[key] === 'string');
  plural = Object.keys(words).filter((key) => typeof words[key] !== 'string');
});
afterAll(() => copy.remove());

const read = async () => coverage(copy.root, await copy.content());
const todo = async () =>
  listTodo(copy.root, await copy.content(), tag, true).map(({ file, key, state }) => [file, key, state]);

describe('the words of every language', () => {
  it('are counted for every language and skin', async () => {
    const rows = await read();
    const skins = Object.keys(content.skins);
    expect(rows).toHaveLength(Object.keys(content.locales).length * (skins.length + 1));
    for (const row of rows.filter(({ language }) => language === tag)) expect(row.sentences).toBeGreaterThan(20);
    for (const row of rows) expect(row.labels).toBeGreaterThanOrEqual(row.labelsUnknown);
  });

  it('once sealed are fresh, until their source changes; then they are stale until sealed again', async () => {
    for (const one of Object.keys(content.locales)) seal(copy.root, content, one);
    const before = await todo();
    copy.edit(`${source}/${name}.json`, (ui) => {
      append(ui, plain[0]!, ' now');
      append(group(ui, plural[0]!), 'other', '!');
    });
    const file = `content/locales/${tag}/${name}.json`;
    const changed = [
      [file, plain[0], 'stale'],
      [file, plural[0], 'stale'],
    ];
    expect(await todo()).toHaveLength(before.length + 2);
    expect(await todo()).toEqual(expect.arrayContaining([...before, ...changed]));
    const shared = (await read()).find(({ language, skin }) => language === tag && skin === 'shared')!;
    expect(shared).toMatchObject({ stale: 2, unsealed: 0 });
    seal(copy.root, await copy.content(), tag, [`${name}:${plain[0]}`], true);
    expect(await todo(), 'only what is new was asked for').toHaveLength(before.length + 2);
    seal(copy.root, await copy.content(), tag, [`${name}:${plain[0]}`]);
    const left = await todo();
    expect(left).toHaveLength(before.length + 1);
    expect(left).toContainEqual(changed[1]);
    seal(copy.root, await copy.content(), tag);
    expect(await todo()).toEqual(before);
  });

  it('are missing where they are absent, empty, or lack a plural form; unsealed where nothing says what they are of', async () => {
    const file = `content/locales/${tag}/${name}.json`;
    copy.edit(file, (ui) => {
      delete ui[plain[0]!];
      ui[plain[1]!] = ' ';
      delete group(ui, plural[0]!).other;
    });
    copy.edit(`content/locales/${tag}/made-from.json`, (made) => delete group(made, 'steps')['choose-app.title']);
    expect(await todo()).toEqual(
      expect.arrayContaining([
        [file, plain[1], 'missing'],
        [file, plain[0], 'missing'],
        [file, plural[0], 'missing'],
        [`content/locales/${tag}/steps.json`, 'choose-app.title', 'unsealed'],
      ]),
    );
  });

  it('of a file that a feature brings are counted too', async () => {
    copy.write({ [`${source}/later.json`]: '{ "hello": "Hello {app}" }' });
    const [one] = listTodo(copy.root, await copy.content(), tag).filter(({ file }) => file.endsWith('later.json'));
    expect(one).toMatchObject({ key: 'hello', state: 'missing', slots: { '{app}': expect.any(String) } });
  });

  it('a name that nothing has seals nothing', async () => {
    const { unknown, sealed } = seal(copy.root, await copy.content(), tag, ['steps', 'nope']);
    expect({ unknown, sealed }).toEqual({ unknown: ['nope'], sealed: 0 });
  });
});

describe('npm run words', () => {
  it('counts what is to do file by file where it is much, and lists it all when it is asked to', async () => {
    copy.edit(`content/locales/${tag}/steps.json`, (steps) => {
      for (const key of Object.keys(steps)) delete steps[key];
    });
    const few = await copy.run('packages/content-kit/src/translate/main.ts', 'todo', tag);
    const files = few.output.match(/^ {2}content\//gm)!.length;
    const inFiles = files === 1 ? 'one file' : `${files} files`;
    expect(few.output).toMatch(new RegExp(`^\\d+ sentences are owed \\(\\d+ missing.*\\), in ${inFiles}:$`, 'm'));
    expect(few.output).toMatch(new RegExp(`^  content/locales/${tag}/steps\\.json +\\d+ missing`, 'm'));
    expect(few.output).toContain(`npm run words -- todo ${tag} --all`);
    expect(few.output).toContain(`npm run words -- export ${tag}`);
    const all = await copy.run('packages/content-kit/src/translate/main.ts', 'todo', tag, '--all');
    const lines = (output: string) => output.trim().split('\n').length;
    expect(all.output).toContain('  choose-app.title (missing)');
    expect(lines(few.output)).toBeLessThan(40);
    expect(lines(all.output)).toBeGreaterThan(100);
    const { output } = await copy.run('packages/content-kit/src/translate/main.ts', 'todo', tag, '--json');
    expect(JSON.parse(output).length).toBe(all.output.match(/^ {2}\S+ \((missing|stale)\)$/gm)!.length);
  });

  it('speaks to machines', async () => {
    const { code, output } = await copy.run('packages/content-kit/src/translate/main.ts', '--json');
    expect(code, output).toBe(0);
    expect(JSON.parse(output).coverage[0]).toMatchObject({ language: expect.any(String), missing: expect.any(Number) });
  });

  it.each([
    ['toodo', 'Did you mean: npm run words -- todo?'],
    ['todo', 'No language is named.'],
    ['todo xx-none', 'There is no language “xx-none”'],
    ['phrases xx-none', 'There is no language “xx-none”'],
    ['seal all nope', 'there is no file and no key “nope”'],
    ['todo all --jsno', 'Did you mean --json?'],
  ])('answers `%s` with a remedy', async (words, says) => {
    const { code, output } = await copy.run('packages/content-kit/src/translate/main.ts', ...words.split(' '));
    expect(code).toBe(2);
    expect(output).toContain(says);
  });
});
