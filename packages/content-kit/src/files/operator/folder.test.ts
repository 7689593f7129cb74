import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleContent } from '../../sample.fixture.ts';
import { operatorFormat } from './entry-format.ts';
import { readFolder } from './folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sideguide-folder-'));
  mkdirSync(at('apps'));
  writeFileSync(at('sideguide.jsonc'), '{ "catalogue": "add" }');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, path);

/** Returns the findings in the folder by file. */
const found = () => readFolder(folder, sampleContent()).findings.map(({ file, reason }) => `${file}: ${reason}`);

describe('a folder that somebody else wrote', () => {
  // Windows has neither `mkfifo` nor `/dev/zero`.
  it.skipIf(process.platform === 'win32')('has a pipe or a device read as no file', () => {
    execFileSync('mkfifo', [at('apps/a.b.jsonc')]);
    symlinkSync('/dev/zero', at('apps/c.d.jsonc'));
    mkdirSync(at('apps/e.f.jsonc'));
    expect(found()).toEqual(['a.b', 'c.d', 'e.f'].map((id) => `apps/${id}.jsonc: it is no file`));
  });

  it('has no file read that is larger than any of a guide', () => {
    writeFileSync(at('apps/a.b.jsonc'), `{${' '.repeat(2 ** 20)}}`);
    writeFileSync(at('mark.png'), Buffer.alloc(2 ** 20 + 1));
    writeFileSync(at('sideguide.jsonc'), '{ "mark": "mark.png" }');
    expect(found()).toEqual([
      'sideguide.jsonc: mark.png has 1048577 bytes',
      'apps/a.b.jsonc: it has 1048578 bytes, and 1048576 are the most',
    ]);
  });

  it('may have a file where the folder of the apps would be', () => {
    rmSync(at('apps'), { recursive: true });
    writeFileSync(at('apps'), '');
    expect(found()).toEqual([]);
  });

  it('has its names told without what a terminal obeys', () => {
    const file = at('apps/\u001b[31m\n.jsonc');
    writeFileSync(file, '{ "page": "https://example.org/" // mine\n}');
    const { text } = operatorFormat(folder);
    expect(() => text({ certificates: [] } as never, file, true)).toThrow(
      /^Not changed: [^\u001b\n]*\\u\{1b\}[^\u001b\n]*$/,
    );
  });
});
