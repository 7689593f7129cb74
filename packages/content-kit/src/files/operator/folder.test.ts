import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { folderPerTest } from '../../../../../e2e/support/test-folder.ts';
import { sampleContent } from '../../sample.fixture.ts';
import { operatorFormat } from './entry-format.ts';
import { readFolder } from './folder.ts';

const temp = folderPerTest();
const { at, put } = temp;
beforeEach(() => {
  mkdirSync(at('apps'));
  put('sideguide.jsonc', '{ "catalogue": "add" }');
});

/** Returns the findings in the folder by file. */
const found = () => readFolder(temp.folder, sampleContent()).findings.map(({ file, reason }) => `${file}: ${reason}`);

describe('a folder that somebody else wrote', () => {
  // Windows has neither `mkfifo` nor `/dev/zero`.
  it.skipIf(process.platform === 'win32')('has a pipe or a device read as no file', () => {
    execFileSync('mkfifo', [at('apps/a.b.jsonc')]);
    symlinkSync('/dev/zero', at('apps/c.d.jsonc'));
    mkdirSync(at('apps/e.f.jsonc'));
    expect(found()).toEqual(['a.b', 'c.d', 'e.f'].map((id) => `apps/${id}.jsonc: it is no file`));
  });

  it('has no file read that is larger than any of a guide', () => {
    put('apps/a.b.jsonc', `{${' '.repeat(2 ** 20)}}`);
    put('mark.png', Buffer.alloc(2 ** 20 + 1));
    put('sideguide.jsonc', '{ "mark": "mark.png" }');
    expect(found()).toEqual([
      'sideguide.jsonc: mark.png has 1048577 bytes',
      'apps/a.b.jsonc: it has 1048578 bytes, and 1048576 are the most',
    ]);
  });

  it('has no missing app reported where the file of an app cannot be read', () => {
    put('sideguide.jsonc', '{ "catalogue": "only" }');
    put('apps/org.example.vpn.jsonc', '{ "name": "A",, }');
    const words = { title: 'Open {app}', do: 'Open {app}.', see: 'It is open.', otherwise: 'Try again.', done: 'Done' };
    put(
      'steps/open-it.jsonc',
      JSON.stringify({ place: 'at-the-end', when: { app: 'org.example.vpn' }, words: { en: words } }),
    );
    expect(found()).toEqual(['apps/org.example.vpn.jsonc: "," is not expected here']);
  });

  it('has an app whose file has another name told once, and none missing in a step', () => {
    put('sideguide.jsonc', '{ "catalogue": "only" }');
    put('apps/vpn.jsonc', JSON.stringify({ ...sampleContent().apps['org.example.app'], package: 'org.example.vpn' }));
    const words = { title: 'Open {app}', do: 'Open {app}.', see: 'It is open.', otherwise: 'Try again.', done: 'Done' };
    mkdirSync(at('steps'));
    put(
      'steps/open-it.jsonc',
      JSON.stringify({ place: 'at-the-end', when: { app: 'org.example.vpn' }, words: { en: words } }),
    );
    expect(found()).toEqual(["apps/vpn.jsonc: “org.example.vpn” differs from the file's name"]);
  });

  it('has a note that is no record told once', () => {
    const app = { ...sampleContent().apps['org.example.app'], package: 'org.example.vpn' };
    put('apps/org.example.vpn.jsonc', JSON.stringify({ ...app, note: 'Tap the red button.' }));
    expect(readFolder(temp.folder, sampleContent()).findings).toMatchObject([{ field: 'note' }]);
  });

  it('has a field that stands twice told with its own remedy', () => {
    put('sideguide.jsonc', '{ "name": "One",\n "name": "Two" }');
    expect(readFolder(temp.folder, sampleContent()).findings).toMatchObject([
      { line: 2, reason: '"name" stands here twice', remedy: 'Keep one of the two.' },
    ]);
  });

  it.each([
    ['package', {}],
    ['packge', { packge: 'org.example.vpn' }],
  ])('has an app without its package name told once: %s', (field, more) => {
    const { package: _, ...app } = sampleContent().apps['org.example.app']!;
    put('apps/org.example.vpn.jsonc', JSON.stringify({ ...app, ...more }));
    expect(readFolder(temp.folder, sampleContent()).findings).toMatchObject([{ field }]);
  });

  it('has every field that a new file changes named where its own comments stand', () => {
    const old = { page: 'https://example.org/', version: '1.0', certificates: [{ sha256: 'a' }] };
    const file = put('apps/org.example.vpn.jsonc', JSON.stringify(old, null, 2).replace('{', '{ // mine'));
    const { text } = operatorFormat(temp.folder);
    const entry = { ...old, version: '1.1', sha256: 'b' };
    expect(() => text(entry as never, file, true)).toThrow(
      expect.objectContaining({
        remedy: 'Write these fields into it yourself:\n  "version": "1.1",\n  "sha256": "b"',
      }),
    );
  });

  it('may have a file where the folder of the apps would be', () => {
    rmSync(at('apps'), { recursive: true });
    put('apps', '');
    expect(found()).toEqual([]);
  });

  it('has its names told without what a terminal obeys', () => {
    const file = put('apps/\u001b[31m\n.jsonc', '{ "page": "https://example.org/" // mine\n}');
    const { text } = operatorFormat(temp.folder);
    expect(() => text({ certificates: [] } as never, file, true)).toThrow(
      /^Not changed: [^\u001b\n]*\\u\{1b\}[^\u001b\n]*$/,
    );
  });
});
