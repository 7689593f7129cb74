import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { append, group, type WordsProject, wordsProject } from '../../../../../e2e/support/words-project.ts';
import { seal } from '../seal.ts';
import { earlierTexts } from './earlier-texts.ts';
import { templateEntries, translationEntries } from './entries.ts';
import { toPo } from './po.ts';

vi.setConfig({ testTimeout: 120_000 });

const copy: WordsProject = wordsProject();
afterAll(() => copy.remove());

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: copy.root });

it('a stale sentence comes with the English text of before, as far as the history knows it', async () => {
  const steps = 'content/locales/en/steps.json';
  const [first = '', second = ''] = Object.keys(copy.words(steps));
  const before = String(group(copy.words(steps), first).title);
  seal(copy.root, await copy.content(), 'uk');
  git('init', '-q');
  git('add', 'content/locales/en');
  git('commit', '-qm', 'One');
  copy.edit(steps, (words) => append(group(words, first), 'title', ' now'));
  copy.edit(steps, (words) => append(group(words, second), 'do', ' “Quoted”.\\n'));
  git('commit', '-qam', 'Two');
  const entries = translationEntries(copy.root, await copy.content(), 'uk');
  const earlier = earlierTexts(copy.root, entries, 'uk');
  expect([...earlier.keys()].sort()).toEqual([`steps:${first}.title`, `steps:${second}.do`].sort());
  expect(earlier.get(`steps:${first}.title`)).toBe(before);
  await copy.run('packages/content-kit/src/translate/main.ts', 'export', 'uk');
  expect(readFileSync(join(copy.root, '.cache/words/uk.po'), 'utf8')).toMatch(
    new RegExp(`#, fuzzy\\n#\\| msgid "${before}"\\nmsgctxt "steps:${first}.title"\\nmsgid "${before} now"`),
  );
});

it('a sentence with placeholders is marked for programs that check them; a template has no translation', async () => {
  const po = toPo(templateEntries(copy.root, await copy.content()), '');
  const blocks = po.split('\n\n').slice(1);
  expect(blocks.length).toBeGreaterThan(1000);
  for (const block of blocks) {
    expect(
      block.match(/^msgstr(?:\[\d\])? "(.*)"$/gm)?.every((line) => line.endsWith(' ""')),
      block,
    ).toBe(true);
    const source = /^msgid ([\s\S]*?)^msgstr/m.exec(block)![1]!;
    expect(/\{\w+\}/.test(source.replace(/"\n"/g, '')), block).toBe(/^#, python-brace-format$/m.test(block));
    expect(block).toMatch(/^#\. See: http:\/\/localhost:4173\/\S*$/m);
  }
});
