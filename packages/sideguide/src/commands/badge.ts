import { mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { call, type Given, type HelpPage, harmless, harmlessJson, nearest, readCall, Stop } from '@sideguide/cli-kit';
import { type Content, linkProblem, sourceTag } from '@sideguide/content-kit';
import { ownContentData, readFolder, settingsIn, writeWhole } from '@sideguide/content-kit/files';
import { badgeHtml, badgeMarkdown, drawBadge, textProblem } from '@sideguide/content-kit/operator';

const name = `${call} badge`;

const page: HelpPage = {
  usage: `${name} --app PACKAGE --url ADDRESS [--lang LIST] [--out DIR] [--json]`,
  about: `Draws the badge “Install on …” that leads from your page to your app's guide: an SVG for each language, and the
lines of Markdown and HTML that show it. Our own drawing, no maker's logo; its texts fit in every font.`,
  options: {
    app: { value: 'PACKAGE', help: 'the app, e.g. org.example.app' },
    url: { value: 'ADDRESS', help: 'where the guide opens; “address” of your settings if nothing is said' },
    name: { value: 'NAME', help: "the app's name; that of the catalogue if nothing is said" },
    lang: { value: 'LIST', help: 'languages, e.g. en,ur; all if nothing is said' },
    phone: { value: 'SKIN', help: 'lead to the guide of these phones only, and name only them' },
    'keep-language': { help: "the link opens the guide in the badge's language, not in the reader's own" },
    src: { value: 'ADDRESS', help: 'where the pictures will lie; the folder itself if nothing is said' },
    out: { value: 'DIR', help: 'folder for the files; badges if nothing is said' },
    json: { help: 'print JSON: files, and Markdown and HTML for each language' },
  },
  more: { 'Exit status': '0  written\n2  wrong usage, or the folder cannot be written' },
  example: `${name} --app org.example.app --url https://guide.example/ --lang all`,
};

const textOf = ({ values }: Given, option: string): string | undefined => {
  const value = values[option];
  return typeof value === 'string' ? value : undefined;
};

/** `sideguide badge` */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  if (given.words.length) throw new Stop('The command takes no words.', `Write: ${page.example}`);
  const own = await ownContentData();
  const guide = settingsIn(process.cwd()) === undefined ? undefined : readFolder(process.cwd(), own);
  const id = textOf(given, 'app');
  if (id === undefined) throw new Stop('No app is named.', `Write: ${page.example}`);
  const app = appName(id, textOf(given, 'name'), guide?.content ?? own);
  const address = textOf(given, 'url') ?? guide?.settings.address;
  if (address === undefined)
    throw new Stop('Nobody said where the guide opens.', 'Write: --url https://guide.example/');
  const problem = linkProblem(address) ?? (/[?#]/.test(address) ? 'it has a ? or # in it' : undefined);
  if (problem)
    throw new Stop(`The address of the guide cannot be used: ${problem}.`, 'Write: --url https://guide.example/');
  const skin = textOf(given, 'phone');
  const phones = phonesOf(own, skin);
  const tags = tagsOf(own, textOf(given, 'lang'));
  const src = textOf(given, 'src');
  if (src !== undefined && linkProblem(src))
    throw new Stop(
      'The address of the pictures has to begin with https://.',
      'Write: --src https://example.org/badges/',
    );

  const out = resolve(textOf(given, 'out') ?? 'badges');
  const badges = tags.map((tag) => {
    const { card, badge } = own.locales[tag]!;
    const source = own.locales[sourceTag(own)]!.badge;
    const say = (key: 'above' | 'alt') =>
      (badge?.[key] ?? source?.[key] ?? '{app} · {phones}')
        .replace('{app}', () => app)
        .replace('{phones}', () => phones);
    const alt = say('alt');
    const drawn = drawBadge(card, { above: say('above'), phones, alt });
    const file = `badge-${tag}.svg`;
    const query = new URLSearchParams({ app: id, ...(given.values['keep-language'] ? { lang: tag } : {}) });
    const href = `${address.replace(/\/*$/, '/')}${skin ?? ''}?${query}`;
    const link = { href, src: src === undefined ? file : `${src.replace(/\/*$/, '/')}${file}`, alt };
    return { tag, file, svg: drawn.svg, alt, href, markdown: badgeMarkdown(link), html: badgeHtml(link, card, drawn) };
  });
  write(out, badges);
  if (given.values.json) console.log(harmlessJson({ folder: out, badges: badges.map(({ svg: _, ...rest }) => rest) }));
  else print(out, badges);
  return 0;
}

function appName(id: string, wanted: string | undefined, { apps }: Content): string {
  if (!/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/.test(id))
    throw new Stop(`“${harmless(id, 60)}” is no package name.`, 'Write it as in: --app org.example.app');
  const problem = wanted === undefined ? undefined : textProblem(wanted, 60);
  if (problem)
    throw new Stop(`The name cannot stand on a badge: ${problem}.`, 'Write it in plain letters: --name "My app"');
  const known = wanted ?? apps[id]?.name;
  if (known !== undefined) return known;
  const meant = nearest(id, Object.keys(apps));
  throw new Stop(
    `The catalogue has no app “${harmless(id, 60)}”.`,
    meant ? `Did you mean ${meant}? Or say its name: --name "My app"` : 'Say its name: --name "My app"',
  );
}

/** The first name of each family of phones, or all names of one. */
function phonesOf({ skins }: Content, wanted: string | undefined): string {
  const cards = Object.values(skins)
    .map(({ card }) => card)
    .filter(({ status }) => status === 'published')
    .sort((a, b) => a.order - b.order);
  if (wanted === undefined) return cards.map(({ makers }) => makers[0]).join(' / ');
  const card = cards.find(({ id }) => id === wanted);
  if (card) return card.makers.join(' / ');
  throw new Stop(
    `There is no guide for “${harmless(wanted, 40)}”.`,
    `Use one of: ${cards.map(({ id }) => id).join(', ')}`,
  );
}

function tagsOf({ locales }: Content, wanted: string | undefined): string[] {
  const all = Object.keys(locales);
  if (wanted === undefined || wanted === 'all') return all;
  const tags = [...new Set(wanted.split(',').map((tag) => tag.trim()))];
  const strange = tags.find((tag) => !all.includes(tag));
  if (strange !== undefined)
    throw new Stop(`The guide does not speak “${harmless(strange, 20)}”.`, `Use some of: ${all.join(', ')}; or: all`);
  return tags;
}

interface Written {
  readonly tag: string;
  readonly file: string;
  readonly svg: string;
  readonly markdown: string;
  readonly html: string;
}

function write(out: string, badges: readonly Written[]): void {
  try {
    mkdirSync(out, { recursive: true });
  } catch (error) {
    throw new Stop(
      `${harmless(out, 120)} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
      'Name another folder: --out DIR',
    );
  }
  for (const { file, svg } of badges) writeWhole(join(out, file), svg);
  writeWhole(join(out, 'badges.md'), badges.map(({ markdown }) => `${markdown}\n`).join('\n'));
  writeWhole(
    join(out, 'badges.html'),
    `<!doctype html>\n<meta charset="utf-8">\n<title>Badges</title>\n${badges.map(({ html }) => `<p>${html}</p>`).join('\n')}\n`,
  );
}

function print(out: string, badges: readonly Written[]): void {
  const shown = harmless(relative(process.cwd(), out) || '.', 120);
  const [first] = badges;
  console.log(`Written to ${shown}: ${badges.map(({ file }) => file).join(', ')}, badges.md, badges.html`);
  if (first) console.log(`\nMarkdown:\n  ${first.markdown}\nHTML:\n  ${first.html}`);
}
