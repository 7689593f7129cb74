import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Copy, copyProject } from '../../../e2e/support/copy-project.ts';
import { checkContent } from '../src/check.ts';
import { type Content, sourceTag } from '../src/content.ts';
import { loadContent } from '../src/files/load.ts';

// Tests files and the command. Findings in loaded content are tested in packages/content-kit/src/check.test.ts.

let content: Content;
let copy: Copy;

beforeAll(async () => {
  ({ content } = await loadContent(root));
  copy = copyProject();
});
afterAll(() => copy?.remove());

it('the content of this project is right', async () => {
  const { findings } = await loadContent(root);
  expect([...findings, ...checkContent(content)]).toEqual([]);
});

describe('mistakes in files, all made at once', () => {
  let files: { json: string; missing: string; module: string; page: string; digest: string };

  beforeAll(() => {
    const [one, other] = Object.keys(content.locales).filter((tag) => tag !== sourceTag(content));
    const [first, second, third] = Object.keys(content.apps);
    files = {
      json: `content/locales/${one}/ui.json`,
      missing: `content/locales/${other}/messages.json`,
      module: `content/apps/${first}.ts`,
      page: `content/apps/${second}.ts`,
      digest: `content/apps/${third}.ts`,
    };
    const { page } = content.apps[second!]!;
    const { sha256 } = content.apps[third!]!.certificates[0]!;
    copy.write({
      [files.json]: copy.read(files.json).replace('",', '"'),
      [files.module]: copy.read(files.module).replace('{', '{{'),
      [files.page]: copy.read(files.page).replace(page, page.replace('https:', 'http:')),
      [files.digest]: copy.read(files.digest).replace(sha256, sha256.slice(1)),
    });
    rmSync(join(copy.root, files.missing));
  });

  it.each(['check', 'build'])('`npm run %s` names each of them, and nothing else, and fails', async (command) => {
    const { code, output } = await copy.run(command === 'check' ? 'tools/check.ts' : 'apps/guide/build/main.ts');
    const named = [...output.matchAll(/^(content[^\s:]*)(?::\d+:\d+)? /gm)].map(([, file]) => file);
    expect(named.sort()).toEqual(Object.values(files).sort());
    expect(code).toBe(1);
    expect(existsSync(join(copy.root, 'dist'))).toBe(false);
  });

  it('each comes with its reason and a remedy', async () => {
    const { output } = await copy.run('tools/check.ts');
    const findings = output.split(/^(?=content\S* › )/m).filter((part) => part.startsWith('content'));
    for (const finding of findings) expect(finding).toMatch(/^\S+ › .+\n {4}\S.+\n[\s\S]* {4}→ \S.+\.$/m);
  });

  it('a file that cannot be read does not keep the others from being read', async () => {
    const { content: read, findings } = await loadContent(copy.root);
    expect(findings.map(({ file }) => file).sort()).toEqual([files.json, files.missing, files.module].sort());
    expect(Object.keys(read.apps)).toEqual(Object.keys(content.apps));
    expect(Object.keys(read.locales)).toEqual(Object.keys(content.locales));
  });
});
