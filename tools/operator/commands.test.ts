import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '#cli/content/load.ts';
import { root } from '#tools/paths.ts';
import { type Desk, desk, sideguide, traces } from '../../tests/support/sideguide.ts';

const time = 60_000;
const { content } = await loadContent(root);

let place: Desk;
beforeEach(() => {
  place = desk();
});
afterEach(() => place.remove());

const at = (path: string) => join(place.folder, path);
const guide = (settings: string, apps: Readonly<Record<string, string>> = {}) => {
  place.put('g/sideguide.jsonc', settings);
  for (const [name, text] of Object.entries(apps)) place.put(`g/apps/${name}`, text);
  return at('g');
};
const app = {
  package: 'org.example.app',
  name: 'Example',
  publisher: 'Example makers',
  kind: 'tools',
  page: 'https://example.org/download',
  certificates: [{ sha256: 'ab'.repeat(32), place: 'page', channel: 'example.org' }],
  needs: [],
  sources: ['https://example.org/download'],
  checked: new Date().toISOString().slice(0, 10),
  confidence: 'high',
};
const entry = (fields: object = {}) => `// ours\n${JSON.stringify({ ...app, ...fields })}`;

interface Found {
  readonly weight: string;
  readonly file: string;
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}
/** What the doctor finds in a folder, as JSON, and its status. */
async function doctor(folder: string, ...more: string[]): Promise<{ status: number | null; found: Found[] }> {
  const { status, out, err } = await sideguide(['doctor', '--folder', folder, '--json', ...more]);
  expect(err).toBe('');
  return { status, found: JSON.parse(out) as Found[] };
}

describe.concurrent('wrong usage is a sentence and a remedy', () => {
  it.each<[words: string, sentence: string, remedy: string]>([
    ['init', 'No folder is named.', 'Write: node cli/sideguide.cjs init my-guide'],
    ['init a b', 'One folder at a time can be begun.', 'Write: node cli/sideguide.cjs init a'],
    ['build', 'This folder is no guide: there is no sideguide.jsonc in it.', 'Name the folder of your guide'],
    ['build extra', 'The command takes no words.', '--folder my-guide'],
    ['build --folder nowhere', '“nowhere” is no folder.', 'Begin one: node cli/sideguide.cjs init my-guide'],
    ['dev --folder nowhere', '“nowhere” is no folder.', 'Begin one: node cli/sideguide.cjs init my-guide'],
    ['serve', 'This folder is no guide', 'node cli/sideguide.cjs init my-guide'],
    ['serve --out nowhere', 'There is no built guide in', 'Build it first: node cli/sideguide.cjs build --out nowhere'],
    ['doctor', 'This folder is no guide', 'node cli/sideguide.cjs init my-guide'],
    ['doctor --site guide.example', '“guide.example” is no address.', '--site https://guide.example/'],
    ['add', 'No file is named.', 'app.apk'],
    ['badge', 'No app is named.', '--app org.example.app'],
    ['badge --app nonsense', '“nonsense” is no package name.', '--app org.example.app'],
    ['badge --app org.fdroid.fdriod', 'The catalogue has no app', 'Did you mean org.fdroid.fdroid?'],
    ['badge --app a.b', 'The catalogue has no app “a.b”.', '--name "My app"'],
    ['badge --app org.fdroid.fdroid', 'Nobody said where the guide opens.', '--url https://guide.example/'],
    ['badge --app org.fdroid.fdroid --url javascript:x', 'The address of the guide cannot be used', '--url https://'],
    ['badge --app org.fdroid.fdroid --url https://g.example/?a=b', 'cannot be used: it has a ? or #', '--url https://'],
    ['badge --app a.b --name <b> --url https://g.example/', 'The name cannot stand on a badge', 'plain letters'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --lang xx', 'does not speak “xx”', 'or: all'],
    ['badge --app org.fdroid.fdroid --url https://g.example/ --phone nokia', 'There is no guide for “nokia”', 'miui'],
    ['buidl', 'There is no command “buidl”.', 'Did you mean: node cli/sideguide.cjs build?'],
    ['build --outt x', 'node cli/sideguide.cjs build has no option --outt.', 'Did you mean --out?'],
  ])(
    'sideguide %s',
    async (words, sentence, remedy) => {
      const { status, out, err } = await sideguide(words.split(' '));
      expect([status, out]).toEqual([2, '']);
      const [first = '', ...rest] = err.trim().split('\n');
      expect(first).toContain(sentence);
      expect(rest).toHaveLength(1);
      expect(rest[0]).toContain(remedy);
      expect(err).not.toMatch(traces);
    },
    time,
  );
});

describe('init', () => {
  it(
    'begun in a clone, names every command as that clone finds it, with the folder',
    async () => {
      const env = { npm_lifecycle_event: 'sideguide' };
      const { status, out } = await sideguide(['init', at('from-clone')], { env });
      expect(status).toBe(0);
      const said = `${out}\n${readFileSync(at('from-clone/README.md'), 'utf8')}`;
      for (const command of ['add app.apk', 'dev', 'build', 'doctor', 'serve'])
        expect(said).toMatch(new RegExp(`npm run sideguide -- ${command}\\b.* --folder \\S*from-clone`));
      expect(said).not.toContain('npx');
      const found = await sideguide(['doctor', '--folder', at('from-clone')], { env });
      const [remedy] = found.out.match(/npm run sideguide -- (add .*)$/m)!;
      expect(remedy).toMatch(/--folder \S*from-clone$/);
    },
    time,
  );

  it(
    'writes a folder that is sound, commented, and never written over',
    async () => {
      const { status, out } = await sideguide(['init', at('g'), '--json']);
      expect(status).toBe(0);
      const { files } = JSON.parse(out) as { files: string[] };
      for (const file of files) expect(existsSync(at(`g/${file}`)), file).toBe(true);
      const settings = readFileSync(at('g/sideguide.jsonc'), 'utf8');
      for (const field of ['name', 'accent', 'mark', 'contact', 'address', 'languages', 'catalogue'])
        expect(settings).toMatch(new RegExp(`^ *(// )?"${field}": `, 'm'));
      // Every line of a setting can be used as it stands there.
      const all = settings.replace(/^ *\/\/ (?="(?:name|accent": "|contact|address|languages))/gm, '  ');
      writeFileSync(at('g/sideguide.jsonc'), all);
      const found = (await doctor(at('g'))).found.filter(({ weight }) => weight === 'mistake');
      expect(found).toEqual([]);
      writeFileSync(at('g/sideguide.jsonc'), settings);

      place.put('h/mine.txt', 'mine');
      for (const folder of ['g', 'h']) {
        const again = await sideguide(['init', at(folder)]);
        expect([again.status, again.out]).toEqual([2, '']);
        expect(again.err).toContain('is not empty');
      }
      expect((await sideguide(['init', place.put('file', '')])).err).toContain('is a file');
    },
    time,
  );

  it(
    'its sample is an entry as soon as it is filled in',
    async () => {
      await sideguide(['init', at('g')]);
      const sample = readFileSync(at('g/apps/org.example.app.jsonc.sample'), 'utf8');
      place.put('g/apps/org.example.app.jsonc', sample);
      const { found } = await doctor(at('g'));
      expect(found.filter(({ weight }) => weight === 'mistake').map(({ field }) => field)).toEqual(['certificates']);
      place.put('g/apps/org.example.app.jsonc', sample.replace(/0{64}/, app.certificates[0]!.sha256));
      expect((await doctor(at('g'))).status).toBe(0);
    },
    time,
  );
});

describe('doctor', () => {
  it(
    'finds everything at once, each with file, field, reason and remedy',
    async () => {
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
          'sideguide.jsonc languages',
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
      expect(mistakes.find(({ file }) => file === 'apps/org.other.app.jsonc')!.reason).toBe(
        'line 3: "}" is not expected here',
      );
      const plain = await sideguide(['doctor', '--folder', folder]);
      expect(plain.out).toContain('Mistakes');
      expect(plain.out).not.toMatch(traces);
    },
    time,
  );

  it.each([
    ['stale', { checked: '2020-01-01' }, 'hint', 'checked', 'days ago'],
    ['as “add” left it', { confidence: 'low' }, 'hint', 'confidence', 'as the file itself says'],
    ['of a day to come', { checked: '2999-01-01' }, 'mistake', 'checked', 'lies ahead'],
    ['without its page', { page: 'https://page.invalid/' }, 'mistake', 'page', 'leads nowhere'],
    [
      'with a stand-in',
      { certificates: [{ ...app.certificates[0]!, sha256: '0'.repeat(64) }] },
      'mistake',
      'certificates',
      'stand-in',
    ],
  ])(
    'an entry that is %s',
    async (_what, fields, weight, field, reason) => {
      const { found } = await doctor(guide('{}', { 'org.example.app.jsonc': entry(fields) }));
      expect(found).toContainEqual(
        expect.objectContaining({
          weight,
          file: 'apps/org.example.app.jsonc',
          field,
          reason: expect.stringContaining(reason),
        }),
      );
    },
    time,
  );

  it(
    'hints are no mistakes, unless one is strict',
    async () => {
      const folder = guide('{ "languages": ["en"] }', { 'org.example.app.jsonc': entry() });
      expect(await doctor(folder)).toMatchObject({ status: 0 });
      expect(await doctor(folder, '--strict')).toMatchObject({ status: 1 });
      const whole = guide(
        '{ "name": "Ours", "contact": "a@example.org", "address": "https://g.example/", "languages": ["en"] }',
        {
          'org.example.app.jsonc': entry(),
        },
      );
      const hints = (await doctor(whole)).found.filter(({ file }) => file !== 'sideguide');
      expect(hints).toEqual([]);
    },
    time,
  );

  it.skipIf(process.platform === 'win32')(
    'a mark that leads out of the folder is still only a picture or refused',
    async () => {
      symlinkSync('/etc/passwd', place.put('g/x', '') && at('g/mark.svg'));
      const { found } = await doctor(guide('{ "mark": "mark.svg" }'));
      expect(found).toContainEqual(expect.objectContaining({ field: 'mark', weight: 'mistake' }));
    },
    time,
  );
});

describe('badge', () => {
  it(
    'is drawn in every language, and leads to the app',
    async () => {
      const { status, out } = await sideguide([
        'badge',
        '--app',
        'org.fdroid.fdroid',
        '--url',
        'https://guide.example',
        '--lang',
        'all',
        '--out',
        at('b'),
        '--json',
      ]);
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
    },
    time,
  );

  it(
    'of one family, in its own language, with its pictures elsewhere',
    async () => {
      const words =
        'badge --app a.b --name App --url https://g.example/x/ --phone miui --lang ur --keep-language --src https://cdn.example/b';
      const { out } = await sideguide([...words.split(' '), '--out', at('b'), '--json']);
      const [badge] = (JSON.parse(out) as { badges: { href: string; markdown: string }[] }).badges;
      expect(badge!.href).toBe('https://g.example/x/miui?app=a.b&lang=ur');
      expect(badge!.markdown).toContain('(https://cdn.example/b/badge-ur.svg)');
    },
    time,
  );
});
