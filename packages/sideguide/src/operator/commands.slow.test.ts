import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { beforeEach, describe, expect, it } from 'vitest';
import { doctor } from '../../../../e2e/support/doctor.ts';
import { forbiddenOutput, sideguide } from '../../../../e2e/support/sideguide.ts';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';

const { content } = await loadContent(root);

const temp = folderPerTest();

const { at } = temp;

describe.concurrent('wrong usage ends with a sentence and a remedy', () => {
  it.each<[words: string, sentence: string, remedy: string]>([
    ['init', 'No folder is named.', 'Write: node packages/sideguide/bin/sideguide.cjs init my-guide'],
    ['init a b', 'One folder at a time can be begun.', 'Write: node packages/sideguide/bin/sideguide.cjs init a'],
    ['build', 'This folder is no guide: there is no sideguide.jsonc in it.', 'Name the folder of your guide'],
    ['build extra', 'The command takes no words.', '--folder my-guide'],
    [
      'build --folder nowhere',
      '“nowhere” is no folder.',
      'Begin one: node packages/sideguide/bin/sideguide.cjs init my-guide',
    ],
    [
      'dev --folder nowhere',
      '“nowhere” is no folder.',
      'Begin one: node packages/sideguide/bin/sideguide.cjs init my-guide',
    ],
    ['serve', 'This folder is no guide', 'node packages/sideguide/bin/sideguide.cjs init my-guide'],
    [
      'serve --out nowhere',
      'There is no built guide in',
      'Build it first: node packages/sideguide/bin/sideguide.cjs build --out nowhere',
    ],
    ['doctor', 'This folder is no guide', 'node packages/sideguide/bin/sideguide.cjs init my-guide'],
    ['doctor --site guide.example', '“guide.example” is no address.', '--site https://guide.example/'],
    ['add', 'No file is named.', 'app.apk'],
    ['remove', 'No app is named.', 'org.example.app'],
    ['publish', 'No target is named.', '/srv/sideguide'],
    ['publish a b', 'One target at a time.', 'publish a'],
    ['publish -- -e:x', '“-e:x” is no target.', './-site'],
    ['publish a --keep soon', 'The days have to be a whole number.', '--keep 30'],
    ['badge', 'No app is named.', '--app org.example.app'],
    ['badge --app nonsense', '“nonsense” is no package name.', '--app org.example.app'],
    ['badge --app org.fdroid.fdriod', 'The catalogue has no app', 'Did you mean org.fdroid.fdroid?'],
    ['badge --app a.b', 'The catalogue has no app “a.b”.', '--name "My app"'],
    ['badge --app org.fdroid.fdroid', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['badge --app org.fdroid.fdroid --url javascript:x', 'The address of the guide cannot be used', '--url https://'],
    ['badge --app org.fdroid.fdroid --url https://g.example/?a=b', 'cannot be used: it has a ? or #', '--url https://'],
    ['badge --app a.b --name <b> --url https://g.example/', 'The name cannot be drawn', 'plain letters'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --lang xx', 'does not speak “xx”', 'or: all'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --phone nokia', 'There is no guide for “nokia”', 'miui'],
    ['link', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['link --url https://g.example/ --next javascript:alert(1)', 'The guide does not open', 'an https address'],
    ['link extra', 'The command takes no words.', '--url'],
    ['link --skin nokia', 'There is no skin “nokia”.', 'Use one of:'],
    ['link --os hyperos-2', '--os means something on one kind of phone only.', '--skin miui'],
    ['link --skin miui --os hyperos-22', 'There is no version “hyperos-22”.', 'Did you mean hyperos-2?'],
    ['link --skin miui --rom mars', 'There is no region “mars”.', 'global'],
    ['link --app org.fdroid.fdriod', 'There is no app “org.fdroid.fdriod”.', 'Did you mean org.fdroid.fdroid?'],
    ['link --lang xx', 'There is no language “xx”.', 'Use one of:'],
    ['link --step allow-source', 'is there for more than one kind of phone.', '--skin miui'],
    ['link --skin miui --step alow-source', 'no step or message “alow-source”.', 'Did you mean allow-source?'],
    ['link --skin coloros --step trust-app', 'Phones of coloros have no “trust-app”.', '--skin miui'],
    ['link --skin miui --os hyperos-2 --step trust-app', 'is not asked of that version', '--os miui-13 --rom cn'],
    ['link --step allow-source --say words', 'A link opens one step, or asks for an answer.', 'Leave out'],
    ['poster', 'No app is named.', '--app org.example.app'],
    ['poster --app org.fdroid.fdroid', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['poster --app org.fdroid.fdroid --url https://g.example/ --lang xx', 'does not speak “xx”', 'or: all'],
    ['buidl', 'There is no command “buidl”.', 'Did you mean: node packages/sideguide/bin/sideguide.cjs build?'],
    ['build --outt x', 'node packages/sideguide/bin/sideguide.cjs build has no option --outt.', 'Did you mean --out?'],
  ])('sideguide %s', async (words, sentence, remedy) => {
    const { status, out, err } = await sideguide(words.split(' '));
    expect([status, out]).toEqual([2, '']);
    const [first = '', ...rest] = err.trim().split('\n');
    expect(first).toContain(sentence);
    expect(rest).toHaveLength(1);
    expect(rest[0]).toContain(remedy);
    expect(err).not.toMatch(forbiddenOutput);
  });
});

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
    const { status, out } = await sideguide(['init', at('g'), '--json']);
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
      const second = await sideguide(['init', at(folder)]);
      expect([second.status, second.out]).toEqual([2, '']);
      expect(second.err).toContain('is not empty');
    }
    expect(readdirSync(at('r')).sort()).toEqual(['.git', '.gitignore']);
    expect((await sideguide(['init', temp.put('file', '')])).err).toContain('is a file');
  });

  it('writes a sample that becomes an entry once it is filled in', async () => {
    await sideguide(['init', at('g')]);
    const sample = readFileSync(at('g/apps/org.example.app.jsonc.sample'), 'utf8');
    temp.put('g/apps/org.example.app.jsonc', sample);
    const { found } = await doctor(at('g'));
    expect(found.filter(({ weight }) => weight === 'mistake').map(({ field }) => field)).toEqual(['certificates']);
    temp.put('g/apps/org.example.app.jsonc', sample.replace(/0{64}/, 'ab'.repeat(32)));
    expect((await doctor(at('g'))).status).toBe(0);
  });
});

describe('build', () => {
  it('does not overwrite files that no build wrote', async () => {
    await sideguide(['init', at('g')]);
    // Also for a site.json of another program.
    temp.put('g/dist/site.json', '{}');
    for (const [file, message] of [
      ['dist/mine.txt', 'holds something that is no built guide'],
      ['dist-host/mine.txt', 'holds something that no build wrote'],
    ] as const) {
      const mine = temp.put(`g/${file}`, 'mine');
      const { status, err } = await sideguide(['build', '--folder', at('g')]);
      expect([status, err]).toEqual([2, expect.stringContaining(message)]);
      expect(readFileSync(mine, 'utf8')).toBe('mine');
      rmSync(at(`g/${file.split('/')[0]}`), { recursive: true });
    }
  });
});

describe('badge', () => {
  it('draws a badge in every language that links to the app', async () => {
    const words = 'badge --app org.fdroid.fdroid --url https://guide.example --lang all --json --out';
    const { status, out } = await sideguide([...words.split(' '), at('b')]);
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
    const { out } = await sideguide([...words.split(' '), '--out', at('b'), '--json']);
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

it('publish rejects a target with the site.json of another program', async () => {
  await sideguide(['init', at('g')]);
  for (const text of ['{', 'null', '{"base":1}']) {
    temp.put('www/site.json', text);
    const { status, err } = await sideguide(['publish', at('www'), '--folder', at('g'), '--no-ask']);
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
    const { status, out, err } = await sideguide(`${words}${'x'.repeat(3_000)}`.split(' '));
    expect([status, out, err]).toEqual([2, '', expect.stringContaining('too long for a QR code')]);
  },
);
