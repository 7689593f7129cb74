import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { craftApk, signer } from '@sideguide/apk-verify/testing';
import { typescriptArgs } from '@sideguide/cli-kit';
import {
  type Content,
  checkContent,
  compileApps,
  compileFacts,
  compileGuide,
  compileMessages,
  glossaryFindings,
  showFinding,
} from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reachable } from '../../packages/content-kit/test/reachable.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { blocksOf, changed, filesMadeIn } from '../support/recipe.ts';

// Follows the recipes block by block, in order, in one copy of the project: writes files as given, applies changes,
// runs commands. Nothing else is done, so that the check reports whatever a recipe leaves out.

let copy: Copy;
/** Output of the commands of each recipe. */
const printed: Record<string, string> = {};
let content: Content;
let before: Content;

const names = ['app', 'step', 'message', 'language', 'skin', 'correction'] as const;
const read = (name: string) => copy.read(`docs/recipes/${name}.md`);

/** Runs a line of a recipe: a script of the project with the tests' Node, anything else in the shell. */
async function run(line: string): Promise<string> {
  const [, script, words] = /^npm run ([\w:-]+)(?: -- (.*))?$/.exec(line) ?? [];
  // The check runs once, after all recipes.
  if (script === 'check') return '';
  const { scripts } = JSON.parse(copy.read('package.json')) as { scripts: Record<string, string> };
  const node = `"${process.execPath}" ${typescriptArgs.join(' ')}`;
  const command = script ? `${scripts[script]!.replace(/^(tsx|node) /, `${node} `)} ${words ?? ''}` : line;
  const { code, output } = await copy.shell(command);
  expect(code, `${line}\n${output}`).toBe(0);
  return output;
}

async function follow(name: string): Promise<void> {
  printed[name] = '';
  for (const block of blocksOf(read(name))) {
    if (block.kind === 'file') copy.write({ [block.path]: block.text });
    else if (block.kind === 'change') copy.write({ [block.path]: changed(copy.read(block.path), block.text) });
    else if (block.kind === 'run') for (const line of block.lines) printed[name] += await run(line);
  }
}

beforeAll(async () => {
  before = (await loadContent(join(import.meta.dirname, '../..'))).content;
  copy = copyProject();
  const makers = signer('rsa-2048-a', { subject: 'Example makers' });
  const apk = craftApk({ package: 'org.example.notes', label: 'Notes', sign: { v1: [makers], v2: [makers] } });
  writeFileSync(join(copy.root, 'app.apk'), apk);
});

afterAll(() => copy?.remove());

describe('a developer following the recipes', () => {
  it.each(names)('can run every line of %s', async (name) => {
    expect(blocksOf(read(name)).length).toBeGreaterThan(0);
    await follow(name);
  });

  it('gets valid content', async () => {
    const { content: now, findings } = await loadContent(copy.root);
    content = now;
    expect([...findings, ...checkContent(now), ...glossaryFindings(now)].map(showFinding)).toEqual([]);
  });

  // The rest of `npm run check`, for the content and the files that the recipes change.
  it('gets typed content, formatted as the project is', async () => {
    const types = await copy.run('node_modules/typescript/bin/tsc', '-b', '--force', 'content');
    expect(types.code, types.output).toBe(0);
    const made = names.flatMap((name) => filesMadeIn(read(name)));
    const lint = await copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...made);
    expect(lint.code, lint.output).toBe(0);
  });
});

describe('the result of the recipes contains', () => {
  it('the app', () => {
    const app = compileApps(content).find(({ package: id }) => id === 'org.example.notes');
    expect(app).toMatchObject({ name: 'Notes', needs: ['background', 'notifications'] });
    expect(compileApps(before).map(({ package: id }) => id)).not.toContain('org.example.notes');
  });

  it('the step, in the source language where it is not translated', () => {
    expect(reachable(content, 'miui')).toContain('step:read-version');
    expect(reachable(before, 'miui')).not.toContain('step:read-version');
    const { parts, words, untranslated } = compileGuide(content, 'miui', 'sv');
    expect(parts.service.map(({ id }) => id)).toContain('read-version');
    expect(words['read-version']!.title).toBe('Find your version');
    expect(untranslated).toContain('read-version');
  });

  it('the message', () => {
    expect(reachable(content, 'coloros')).toContain('message:number-in-name');
    const message = compileMessages(content, 'en').all.find(({ id }) => id === 'number-in-name');
    expect(message).toMatchObject({
      stage: 'download',
      way: expect.arrayContaining([expect.objectContaining({ id: 'open-file', part: 'downloadapps' })]),
    });
  });

  it('the language', () => {
    expect(Object.keys(content.locales)).toHaveLength(Object.keys(before.locales).length + 1);
    const { words, untranslated, romHint } = compileGuide(content, 'miui', 'nl');
    expect(words['choose-app']!.title).toBe('Kies uw app');
    expect(romHint).toMatch(/^Kijk/);
    expect(untranslated).toContain('get-file');
    expect(untranslated).not.toContain('choose-app');
  });

  it('the skin', () => {
    const { parts, look } = compileGuide(content, 'example', 'ur');
    expect([...parts.downloadapps, ...parts.service, ...parts.tidy]).toHaveLength(9);
    expect(look).toBeDefined();
    expect(reachable(content, 'example')).toContain('step:allow-source');
    expect(content.skins.example!.card.status).toBe('published');
  });

  it('the correction with its source, which makes translations stale', () => {
    const id = 'keep-in-recents';
    expect(compileGuide(content, 'miui', 'en').words[id]!.see).toContain('A few phones end the app all the same.');
    const fact = {
      source: 'dontkillmyapp, issue 3994',
      kinds: ['reports'],
      confidence: 'low',
      versions: ['HyperOS 3'],
    };
    expect(compileFacts(content, 'miui').steps[id]).toContainEqual(expect.objectContaining(fact));
    expect(printed.correction).toContain('content/skins/miui/words.json');
    expect(printed.correction).toMatch(/A few phones end the app all the same\./);
  });
});

describe('a broken recipe is reported:', () => {
  const block = (kind: string, text: string) => `\`\`\`${kind}\n${text}\n\`\`\`\n`;

  it('a block without its file', () => {
    expect(() => blocksOf(`Write this:\n\n${block('ts', 'export default {}')}`)).toThrow('no file is named');
  });

  it('old lines that are missing or not unique', () => {
    expect(changed('a\nb\nc\n', ' a\n-b\n+B\n')).toBe('a\nB\nc\n');
    expect(() => changed('a\nc\n', ' a\n-b\n+B\n')).toThrow('missing or occur more than once');
    expect(() => changed('a\nb\na\nb\n', ' a\n-b\n+B\n')).toThrow('missing or occur more than once');
  });
});
