import { join, resolve } from 'node:path';
import { call, command, type HelpPage, harmlessJson, Stop, shownPath, writeAtomically } from '@sideguide/cli-kit';
import { sourceTag } from '@sideguide/content-kit';
import { badgeHtml, badgeMarkdown, drawBadge } from '@sideguide/content-kit/operator';
import { linkProblem } from '@sideguide/guide-core/schema';
import { appName, guideAddress, makeFolder, phonesOf, readCurrentGuide, tagsOf, urlOption } from './guide-links.ts';

const name = `${call} badge`;

const page = {
  usage: `${name} --app PACKAGE [--url ADDRESS] [--lang LIST] [--out DIR] [--json]`,
  about: `Draws the badge “Install on …” that leads from your page to your app's guide: an SVG for each language, and the
lines of Markdown and HTML that show it. Our own drawing, no maker's logo; its texts fit in every font.`,
  options: {
    app: { value: 'PACKAGE', help: 'the app, e.g. org.example.app' },
    ...urlOption,
    name: { value: 'NAME', help: "the app's name; that of the catalogue if nothing is said" },
    lang: { value: 'LIST', help: 'languages, e.g. en,ur; all if nothing is said' },
    phone: { value: 'SKIN', help: 'lead to the guide of these phones only, and name only them' },
    'keep-language': { help: "the link opens the guide in the badge's language, not in the reader's own" },
    src: { value: 'ADDRESS', help: 'where the pictures will lie; the folder itself if nothing is said' },
    out: { value: 'DIR', help: 'folder for the files; badges if nothing is said' },
    json: { help: 'print JSON: files, and Markdown and HTML for each language' },
  },
  sections: { 'Exit status': '0  written\n2  wrong usage, or the folder cannot be written' },
  example: `${name} --app org.example.app --url https://guide.example/ --lang all`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals }) => {
  if (positionals.length) throw new Stop('The command takes no words.', `Write: ${page.example}`);
  const { app: id, phone: skin, src } = values;
  if (id === undefined) throw new Stop('No app is named.', `Write: ${page.example}`);
  const guide = await readCurrentGuide();
  const { packageContent } = guide;
  const app = appName(id, values.name, guide.content);
  const address = guideAddress(values.url, guide);
  const phones = phonesOf(packageContent, skin);
  const tags = tagsOf(guide.content, values.lang);
  if (src !== undefined && linkProblem(src))
    throw new Stop(
      'The address of the pictures has to begin with https://.',
      'Write: --src https://example.org/badges/',
    );

  const out = resolve(values.out ?? 'badges');
  const badges = tags.map((tag) => {
    const { card, badge } = packageContent.locales[tag]!;
    const source = packageContent.locales[sourceTag(packageContent)]!.badge;
    const badgeText = (key: 'above' | 'alt') =>
      (badge?.[key] ?? source?.[key] ?? '{app} · {phones}')
        .replace('{app}', () => app)
        .replace('{phones}', () => phones);
    const alt = badgeText('alt');
    const drawing = drawBadge(card, { above: badgeText('above'), phones, alt });
    const file = `badge-${tag}.svg`;
    const query = new URLSearchParams({ app: id, ...(values['keep-language'] ? { lang: tag } : {}) });
    const href = `${address}${skin ?? ''}?${query}`;
    const link = { href, src: src === undefined ? file : `${src.replace(/\/*$/, '/')}${file}`, alt };
    return {
      tag,
      file,
      svg: drawing.svg,
      alt,
      href,
      markdown: badgeMarkdown(link),
      html: badgeHtml(link, card, drawing),
    };
  });
  writeBadges(out, badges);
  if (values.json) console.log(harmlessJson({ folder: out, badges: badges.map(({ svg: _, ...rest }) => rest) }));
  else printBadges(out, badges);
  return 0;
});

interface WrittenBadge {
  readonly tag: string;
  readonly file: string;
  readonly svg: string;
  readonly markdown: string;
  readonly html: string;
}

function writeBadges(out: string, badges: readonly WrittenBadge[]): void {
  makeFolder(out);
  for (const { file, svg } of badges) writeAtomically(join(out, file), svg);
  writeAtomically(join(out, 'badges.md'), badges.map(({ markdown }) => `${markdown}\n`).join('\n'));
  writeAtomically(
    join(out, 'badges.html'),
    `<!doctype html>\n<meta charset="utf-8">\n<title>Badges</title>\n${badges.map(({ html }) => `<p>${html}</p>`).join('\n')}\n`,
  );
}

function printBadges(out: string, badges: readonly WrittenBadge[]): void {
  const [first] = badges;
  console.log(`Written to ${shownPath(out)}: ${badges.map(({ file }) => file).join(', ')}, badges.md, badges.html`);
  if (first) console.log(`\nMarkdown:\n  ${first.markdown}\nHTML:\n  ${first.html}`);
}
