import { join, resolve } from 'node:path';
import {
  call,
  command,
  type HelpPage,
  harmlessJson,
  type ParsedArgs,
  Stop,
  shownPath,
  writeAtomically,
} from '@sideguide/cli-kit';
import { type Content, sourceTag } from '@sideguide/content-kit';
import { drawPoster } from '../poster/draw-poster.ts';
import {
  appName,
  type CurrentGuide,
  drawQrCode,
  guideAddress,
  makeFolder,
  phonesOf,
  readCurrentGuide,
  tagsOf,
  urlOption,
} from './guide-links.ts';

const name = `${call} poster`;

const page = {
  usage: `${name} --app PACKAGE [--url ADDRESS] [--lang LIST] [--out DIR] [--json]`,
  about: `Draws a sheet of paper (A4) for each language: how to get your app, a QR code that opens its guide in that language,
and the address for those whose camera reads no codes. Each is an SVG: open it in a browser, and print it or save it as PDF.`,
  options: {
    app: { value: 'PACKAGE', help: 'the app, e.g. org.example.app' },
    ...urlOption,
    name: { value: 'NAME', help: "the app's name; that of the catalogue if nothing is said" },
    lang: { value: 'LIST', help: 'languages, e.g. en,ur; all of your guide if nothing is said' },
    phone: { value: 'SKIN', help: 'lead to the guide of these phones only, and name only them' },
    out: { value: 'DIR', help: 'folder for the files; posters if nothing is said' },
    json: { help: 'print JSON: the files, and where each leads' },
  },
  sections: {
    'Exit status': '0  written\n2  wrong usage, or the folder cannot be written',
  },
  example: `${name} --app org.example.app --url https://guide.example/ --lang en,ur`,
} satisfies HelpPage;

interface Poster {
  readonly tag: string;
  readonly href: string;
  readonly svg: string;
}

export const run = command(name, page, async ({ values, positionals }) => {
  if (positionals.length) throw new Stop('The command takes no words.', `Write: ${page.example}`);
  const guide = await readCurrentGuide();
  const posters = draw(values, guide);
  const out = resolve(values.out ?? 'posters');
  makeFolder(out);
  const files = posters.map(({ tag, href, svg }) => ({ tag, href, file: write(out, `poster-${tag}.svg`, svg) }));
  if (values.json) {
    console.log(harmlessJson({ folder: out, files }));
    return 0;
  }
  console.log(`Written to ${shownPath(out)}: ${files.map(({ file }) => file).join(', ')}`);
  console.log('To print one, or to save it as PDF, open it in a browser.');
  return 0;
});

function draw(values: ParsedArgs<typeof page.options>['values'], guide: CurrentGuide): Poster[] {
  const { content, settings } = guide;
  const { app: id, phone: skin } = values;
  if (id === undefined) throw new Stop('No app is named.', `Write: ${page.example}`);
  const app = appName(id, values.name, content);
  const address = guideAddress(values.url, guide);
  const phones = phonesOf(guide.packageContent, skin);
  const host = new URL(address).host;
  return tagsOf(content, values.lang).map((tag) => {
    const href = `${address}${skin ?? ''}?${new URLSearchParams({ app: id, lang: tag })}`;
    const text = {
      title: posterText(content, tag, 'alt')
        .replace('{app}', () => app)
        .replace('{phones}', () => phones),
      lead: String(content.locales[tag]!.ui['home-lead']),
      scan: posterText(content, tag, 'scan'),
      type: posterText(content, tag, 'type'),
      address: href,
      foot: settings?.name ?? host,
    };
    const svg = drawQrCode(href, () => drawPoster(content.locales[tag]!.card, text));
    return { tag, href, svg };
  });
}

/** Returns a sentence of the poster in a language, or else in the source language. */
const posterText = (content: Content, tag: string, key: 'alt' | 'scan' | 'type'): string =>
  content.locales[tag]!.badge?.[key] ?? content.locales[sourceTag(content)]!.badge![key]!;

function write(out: string, file: string, svg: string): string {
  writeAtomically(join(out, file), svg);
  return file;
}
