import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { doctor } from '../../../../e2e/support/doctor.ts';
import { runCommand } from '../../../../e2e/support/run-command.ts';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { content } from '../../../content-kit/test/content.ts';
import { storeName } from '../publish/publications.ts';

const temp = folderPerTest();

const { at } = temp;

describe('init', () => {
  it('run in a clone, prints every command as it is called there, with the folder', async () => {
    const env = { npm_lifecycle_event: 'sideguide' };
    const { status, out } = await sideguide(['init', at('from-clone')], { env });
    expect(status).toBe(0);
    const message = `${out}\n${readFileSync(at('from-clone/README.md'), 'utf8')}`;
    for (const command of ['add app.apk', 'dev', 'build', 'doctor', 'serve'])
      expect(message).toMatch(new RegExp(`npm run sideguide -- ${command}\\b.* --folder \\S*from-clone`));
    expect(message).not.toContain('npx');
    const result = await sideguide(['doctor', '--folder', at('from-clone')], { env });
    const [remedy] = result.out.match(/npm run sideguide -- (add .*)$/m)!;
    expect(remedy).toMatch(/--folder \S*from-clone$/);
  });

  it('writes a valid, commented folder, and never overwrites one', async () => {
    const { status, out } = await runCommand(['init', at('g'), '--json']);
    expect(status).toBe(0);
    const { files } = JSON.parse(out) as { files: string[] };
    for (const file of files) expect(existsSync(at(`g/${file}`)), file).toBe(true);
    const settings = readFileSync(at('g/sideguide.jsonc'), 'utf8');
    for (const field of ['name', 'accent', 'mark', 'contact', 'address', 'languages', 'flows', 'catalogue'])
      expect(settings).toMatch(new RegExp(`^ *(// )?"${field}": `, 'm'));
    // Every commented line of the settings is valid as it is.
    const uncommented = settings.replace(/^ *\/\/ (?="(?:name|accent": "|contact|address|languages|flows))/gm, '  ');
    writeFileSync(at('g/sideguide.jsonc'), uncommented);
    const mistakes = (await doctor(at('g'))).found.filter(({ weight }) => weight === 'mistake');
    expect(mistakes).toEqual([]);
    writeFileSync(at('g/sideguide.jsonc'), settings);

    temp.put('h/mine.txt', 'mine');
    // A repository created by a host.
    temp.put('r/.git/HEAD', '');
    temp.put('r/.gitignore', 'mine');
    for (const folder of ['g', 'h', 'r']) {
      const second = await runCommand(['init', at(folder)]);
      expect([second.status, second.out]).toEqual([2, '']);
      expect(second.err).toContain('is not empty');
    }
    expect(readdirSync(at('r')).sort()).toEqual(['.git', '.gitignore']);
    expect((await runCommand(['init', temp.put('file', '')])).err).toContain('is a file');
  });

  it('writes a sample that becomes an entry once it is filled in', async () => {
    await runCommand(['init', at('g')]);
    const sample = readFileSync(at('g/apps/org.example.app.jsonc.sample'), 'utf8');
    temp.put('g/apps/org.example.app.jsonc', sample);
    const { found } = await doctor(at('g'));
    expect(found.filter(({ weight }) => weight === 'mistake').map(({ field }) => field)).toEqual(['certificates']);
    temp.put('g/apps/org.example.app.jsonc', sample.replace(/0{64}/, 'ab'.repeat(32)));
    expect((await doctor(at('g'))).status).toBe(0);
  });
});

it('publish lets one build a guide at a time', async () => {
  temp.put('g/sideguide.jsonc', '{ "name": "Ours" }');
  const holder = { user: 'ada', host: 'elsewhere', pid: 1, since: '2026-03-01T10:00:00Z' };
  temp.put(`g/${storeName}/lock`, JSON.stringify(holder));
  const { status, err } = await runCommand(['publish', at('site'), '--folder', at('g')]);
  expect(err).toContain('ada is building this guide');
  expect(status).toBe(2);
});

describe('build', () => {
  it('does not overwrite files that no build wrote', async () => {
    await runCommand(['init', at('g')]);
    // Also for a site.json of another program.
    temp.put('g/dist/site.json', '{}');
    for (const [file, message] of [
      ['dist/mine.txt', 'holds something that is no built guide'],
      ['dist-host/mine.txt', 'holds something that no build wrote'],
    ] as const) {
      const mine = temp.put(`g/${file}`, 'mine');
      const { status, err } = await runCommand(['build', '--folder', at('g')]);
      expect([status, err]).toEqual([2, expect.stringContaining(message)]);
      expect(readFileSync(mine, 'utf8')).toBe('mine');
      rmSync(at(`g/${file.split('/')[0]}`), { recursive: true });
    }
  });
});

describe('badge', () => {
  it('draws a badge in every language that links to the app', async () => {
    const words = 'badge --app org.fdroid.fdroid --url https://guide.example --lang all --json --out';
    const { status, out } = await runCommand([...words.split(' '), at('b')]);
    expect(status).toBe(0);
    const { badges } = JSON.parse(out) as {
      badges: { tag: string; file: string; alt: string; href: string; markdown: string; html: string }[];
    };
    expect(badges.map(({ tag }) => tag).sort()).toEqual(Object.keys(content.locales).sort());
    const makers = Object.values(content.skins).map(({ card }) => card.makers[0]!);
    for (const { tag, file, alt, href, html, markdown } of badges) {
      const svg = readFileSync(at(`b/${file}`), 'utf8');
      expect(svg).toContain(`lang="${tag}"`);
      for (const word of [...makers, 'F-Droid']) expect(alt, tag).toContain(word);
      expect(alt + svg).not.toMatch(/[{}]/);
      expect(href).toBe('https://guide.example/?app=org.fdroid.fdroid');
      expect(html).toContain(`src="${file}"`);
      expect(markdown).toContain(`](${href})`);
      if (tag !== 'en') expect(content.locales[tag]!.badge, tag).not.toEqual(content.locales.en!.badge);
    }
    expect(readFileSync(at('b/badges.md'), 'utf8').trim().split('\n\n')).toHaveLength(badges.length);
    expect(readFileSync(at('b/badges.html'), 'utf8')).toContain('<meta charset="utf-8">');
  });

  it('supports one family of phones, a fixed language, and pictures at another address', async () => {
    const words =
      'badge --app a.b --name App --url https://g.example/x/ --phone miui --lang ur --keep-language --src https://cdn.example/b';
    const { out } = await runCommand([...words.split(' '), '--out', at('b'), '--json']);
    const [badge] = (JSON.parse(out) as { badges: { href: string; markdown: string }[] }).badges;
    expect(badge!.href).toBe('https://g.example/x/miui?app=a.b&lang=ur');
    expect(badge!.markdown).toContain('(https://cdn.example/b/badge-ur.svg)');
  });
});

it('badge draws the languages of the guide in the current folder', async () => {
  temp.put('few/sideguide.jsonc', JSON.stringify({ address: 'https://guide.example/', languages: ['en', 'ur'] }));
  const draw = (list: string) =>
    sideguide(['badge', '--app', 'a.b', '--name', 'App', '--lang', list, '--json'], { cwd: at('few') });
  const { badges } = JSON.parse((await draw('all')).out) as { badges: { tag: string }[] };
  expect(badges.map(({ tag }) => tag).sort()).toEqual(['en', 'ur']);
  expect((await draw('sv')).err).toContain('does not speak “sv”');
});

it("ask finds an operator's own step in the guide's folder", async () => {
  const words = ['ask', 'import your subscription', '--json'];
  const { status, out } = await sideguide(words, { cwd: join(root, 'examples/vpn-panel') });
  expect([status, JSON.parse(out).answers[0].id]).toEqual([0, 'import-subscription']);
});

it('ask says that a step with a mistake is not found', async () => {
  temp.put('g/sideguide.jsonc', '{}');
  temp.put('g/steps/enrol.jsonc', '{ "place": "at-the-end" }');
  const { status, err } = await sideguide(['ask', 'enrol'], { cwd: at('g') });
  expect([status, err]).toEqual([0, expect.stringContaining('a step with one is not found')]);
});

it('publish rejects a target with the site.json of another program', async () => {
  await runCommand(['init', at('g')]);
  for (const text of ['{', 'null', '{"base":1}']) {
    temp.put('www/site.json', text);
    const { status, err } = await runCommand(['publish', at('www'), '--folder', at('g'), '--no-ask']);
    expect([status, err]).toEqual([2, expect.stringContaining('its site.json is that of another program')]);
  }
});

describe('a folder with malformed entries', () => {
  const hostile = {
    'a.b': '{"package": "a.b", "name": {"a": 1}, "publisher": 1, "page": null, "certificates": "x", "sources": 1}',
    'c.d': '[]',
    'e.f': '{"name": "\\u202e<b>\\u0000", "certificates": [null]}',
    'g.h': '"text"',
    constructor: 'null',
  };
  beforeEach(() => {
    temp.put('g/sideguide.jsonc', '{ "address": "https://guide.example/" }');
    for (const [id, text] of Object.entries(hostile)) temp.put(`g/apps/${id}.json`, text);
  });

  it('gets a finding of the doctor for each file', async () => {
    const { status, found } = await doctor(at('g'));
    expect(status).toBe(1);
    for (const id of Object.keys(hostile)) expect(found.map(({ file }) => file)).toContain(`apps/${id}.json`);
  });

  it.each(['poster --app a.b', 'badge --app e.f', 'link --app a.b'])('is rejected by: %s', async (words) => {
    const { status, out, err } = await sideguide(words.split(' '), { cwd: at('g') });
    expect([status, out]).toEqual([2, '']);
    expect(err).toContain('has a mistake');
    expect(err).not.toMatch(forbiddenOutput);
  });
});

it.each(['link --url https://g.example/ --qr --say ', 'poster --app a.b --name x --url https://g.example/'])(
  'rejects an address that is too long for a QR code before printing anything: %s…',
  async (words) => {
    const { status, out, err } = await runCommand(`${words}${'x'.repeat(3_000)}`.split(' '));
    expect([status, out, err]).toEqual([2, '', expect.stringContaining('too long for a QR code')]);
  },
);
