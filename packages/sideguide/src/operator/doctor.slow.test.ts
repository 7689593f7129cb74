import { symlinkSync } from 'node:fs';
import { type Craft, craftApk, signer } from '@sideguide/apk-verify/testing';
import { describe, expect, it } from 'vitest';
import { doctor } from '../../../../e2e/support/doctor.ts';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { forbiddenOutput } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';

const temp = folderPerTest();

const { at } = temp;
const guide = (settings: string, apps: Readonly<Record<string, string>> = {}) => {
  temp.put('g/sideguide.jsonc', settings);
  for (const [name, text] of Object.entries(apps)) temp.put(`g/apps/${name}`, text);
  return at('g');
};
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const app = {
  package: 'org.example.app',
  name: 'Example',
  publisher: 'Example makers',
  kind: 'tools',
  page: 'https://example.org/download',
  certificates: [{ sha256: 'ab'.repeat(32), place: 'page', channel: 'example.org' }],
  needs: [],
  sources: ['https://example.org/download'],
  checked: dayFromNow(0),
  confidence: 'high',
};
const entry = (fields: object = {}) => `// ours\n${JSON.stringify({ ...app, ...fields })}`;

describe('doctor', () => {
  it('reports all findings at once, each with file, line, field, reason and remedy', async () => {
    const folder = guide('{ "accent": "#ffcc00", "languages": ["xx"], "colour": 1, "mark": "gone.svg" }', {
      'org.example.app.jsonc': entry({ page: 'http://example.org', kind: 'game', checked: 'soon' }),
      'org.other.app.jsonc': '{\n  "package": \n}',
      'org.third.app.json': entry({ package: 'org.example.app', name: 'A\u202eB' }),
    });
    const { status, found } = await doctor(folder);
    expect(status).toBe(1);
    const mistakes = found.filter(({ weight }) => weight === 'mistake');
    for (const { reason, remedy } of mistakes) expect(reason.length * remedy.length).toBeGreaterThan(100);
    expect(mistakes.map(({ file, field }) => `${file} ${field}`)).toEqual(
      expect.arrayContaining([
        'sideguide.jsonc accent',
        'sideguide.jsonc languages[0]',
        'sideguide.jsonc colour',
        'sideguide.jsonc mark',
        'apps/org.example.app.jsonc page',
        'apps/org.example.app.jsonc kind',
        'apps/org.example.app.jsonc checked',
        'apps/org.other.app.jsonc (whole file)',
        'apps/org.third.app.json package',
        'apps/org.third.app.json name',
      ]),
    );
    expect(mistakes.find(({ file }) => file === 'apps/org.other.app.jsonc')).toMatchObject({
      reason: '"}" is not expected here',
      line: 3,
      column: 1,
    });
    expect(mistakes.filter(({ line }) => line === undefined)).toEqual([]);
    const plain = await runCommand(['doctor', '--folder', folder]);
    expect(plain.out).toContain('Mistakes');
    expect(plain.out).toContain('apps/org.example.app.jsonc:2:');
    expect(plain.out).not.toMatch(forbiddenOutput);
  });

  it('tells to rename an app’s file, and never to give the app the name of the file', async () => {
    const { found } = await doctor(guide('{}', { 'notes.jsonc': entry() }));
    expect(found.find(({ field }) => field === 'package')).toMatchObject({
      file: 'apps/notes.jsonc',
      remedy: 'Rename this file to apps/org.example.app.jsonc.',
    });
  });

  it('says which files nobody reads', async () => {
    const folder = guide('{}', { 'org.example.app.jsonc': entry(), 'org.exmaple.app.svg': '<svg/>', 'b.yaml': 'a: b' });
    for (const one of ['stepps', 'steps/old']) temp.put(`g/${one}/enrol.jsonc`, '{}');
    temp.put('g/enrol.jsonc', '{ "place": "at-the-end", "words": {}, }');
    temp.put('g/org.example.other.json', entry());
    temp.put('g/package.json', '{ "name": "g" }');
    const { found } = await doctor(folder);
    const unread = found.filter(({ reason }) => reason === 'nobody reads it');
    expect(unread.map(({ file, remedy }) => `${file}: ${remedy}`)).toEqual([
      'apps/b.yaml: Write it as JSON, in a file that ends in .jsonc.',
      'apps/org.exmaple.app.svg: Give an icon the name of its app’s file: apps/org.example.app.svg.',
      'steps/old/enrol.jsonc: Move it into the folder steps itself.',
      'enrol.jsonc: Move it into the folder steps.',
      'org.example.other.json: Move it into the folder apps.',
      'stepps: Move its files into the folder steps.',
    ]);
  });

  it('says once that a step lies among the apps, and an app among the steps', async () => {
    const folder = guide('{}', { 'enrol.jsonc': '{ "place": "at-the-end", "words": {} }' });
    temp.put('g/steps/org.example.app.jsonc', entry());
    const { found } = await doctor(folder);
    const mistakes = found.filter(({ weight }) => weight === 'mistake');
    expect(mistakes.map(({ file, reason, remedy }) => [file, reason, remedy])).toEqual([
      ['apps/enrol.jsonc', 'it is a step', 'Move it to steps/enrol.jsonc.'],
      ['steps/org.example.app.jsonc', 'it is an app', 'Move it to apps/org.example.app.jsonc.'],
    ]);
  });

  it('does not call a field with a mistake missing', async () => {
    const { found } = await doctor(guide('{ "name": 5, "address": "http://example.org", "contct": "a@example.org" }'));
    expect(
      found.filter(({ file }) => file === 'sideguide.jsonc').map(({ weight, field }) => `${weight} ${field}`),
    ).toEqual(['mistake name', 'mistake address', 'mistake contct']);
    const unreadable = await doctor(guide('{ "name": "Ours", '));
    expect(unreadable.found.filter(({ file }) => file === 'sideguide.jsonc')).toMatchObject([
      { weight: 'mistake', field: '(whole file)' },
    ]);
  });

  it.each([
    ['stale', { checked: '2020-01-01' }, 'hint', 'checked', 'days ago'],
    ['as “add” left it', { confidence: 'low' }, 'hint', 'confidence', 'as the file itself, or the repository, says'],
    ['checked in the future', { checked: '2999-01-01' }, 'mistake', 'checked', 'lies ahead'],
    ['without its page', { page: 'https://page.invalid/' }, 'mistake', 'page', 'leads nowhere'],
    [
      'with a stand-in',
      { certificates: [{ ...app.certificates[0]!, sha256: '0'.repeat(64) }] },
      'mistake',
      'certificates',
      'stand-in',
    ],
  ])('reports an entry that is %s', async (_what, fields, weight, field, reason) => {
    const { found } = await doctor(guide('{}', { 'org.example.app.jsonc': entry(fields) }));
    expect(found).toContainEqual(
      expect.objectContaining({
        weight,
        file: 'apps/org.example.app.jsonc',
        field,
        reason: expect.stringContaining(reason),
      }),
    );
  });

  it('counts hints as mistakes only with --strict', async () => {
    const folder = guide('{ "languages": ["en"] }', { 'org.example.app.jsonc': entry() });
    expect(await doctor(folder)).toMatchObject({ status: 0 });
    expect(await doctor(folder, '--strict')).toMatchObject({ status: 1 });
    const complete = guide(
      '{ "name": "Ours", "contact": "a@example.org", "address": "https://g.example/", "languages": ["en"] }',
      // Where the operator lives, tomorrow may have begun.
      { 'org.example.app.jsonc': entry({ checked: dayFromNow(1) }) },
    );
    const hints = (await doctor(complete)).found.filter(({ file }) => file !== 'sideguide');
    expect(hints).toEqual([]);
  });

  it('compares files with what the entries note, and says what their maker can do', async () => {
    const folder = guide('{}');
    const own = signer('rsa-2048-a');
    const file = (name: string, craft: Craft = {}, key = own) => {
      temp.put(name, craftApk({ sign: { v1: [key], v2: [key], v3: [key] }, ...craft }));
      return at(name);
    };
    const first = file('first.apk');
    await runCommand(['add', first, '--folder', folder, '--page', 'https://example.org/download']);
    const about = async (path: string) => {
      const { found } = await doctor(folder, path);
      return found.filter((finding) => finding.file === path);
    };
    expect(await about(first)).toEqual([]);
    const next = file('next.apk', { root: { versionCode: 8, versionName: '1.8' } });
    expect(await about(next)).toMatchObject([
      { weight: 'hint', field: 'sha256', reason: expect.stringMatching(/version 1\.8, .* version 1\.7$/) },
    ]);
    const other = file('other.apk', { package: 'org.example.other' });
    expect(await about(other)).toMatchObject([{ weight: 'mistake', remedy: expect.stringContaining('--page') }]);
    const newKey = file('new-key.apk', {}, signer('rsa-2048-b'));
    expect(await about(newKey)).toMatchObject([{ weight: 'mistake', remedy: expect.stringContaining('--yes') }]);
  });

  // On Windows only administrators may create symbolic links.
  it.skipIf(process.platform === 'win32')('rejects a mark that is a link to another kind of file', async () => {
    symlinkSync('/etc/passwd', temp.put('g/x', '') && at('g/mark.svg'));
    const { found } = await doctor(guide('{ "mark": "mark.svg" }'));
    expect(found).toContainEqual(expect.objectContaining({ field: 'mark', weight: 'mistake' }));
  });
});
