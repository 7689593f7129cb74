import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@sideguide/site-kit';
import { nextOf, type PageText, type ScreenName, type Texts } from './texts.ts';

const style = `:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}body{max-width:34em;margin:0 auto;padding:1em}
h1{font-size:1.5em;line-height:1.3}a.next{display:block;margin:1.5em 0;padding:.9em;border-radius:12px;background:#1f4fd1;color:#fff;text-align:center;text-decoration:none}`;

/** Puts the words of the first view at the top, each in one piece, as on every page that is compared. */
export const wordsFirst = ({ blocks, words: [heading, sentence] }: PageText): PageText['blocks'] => [
  { tag: 'h1', text: heading! },
  { tag: 'p', text: sentence! },
  ...blocks.filter(({ tag }) => tag !== 'h1'),
];

/** Returns a page that links to the next one, as the guide's primary button does. */
function page(name: ScreenName, text: PageText): string {
  const { language, dir } = text;
  const lines = wordsFirst(text).map(({ tag, text: sentenceText }) => {
    const element = tag === 'summary' ? 'p' : tag;
    return `<${element}>${escapeHtml(sentenceText)}</${element}>`;
  });
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(text.words[0]!)}</title><style>${style}</style>
${lines.slice(0, 2).join('\n')}
<a class="next" href="/${language}/${nextOf[name]}">→</a>
${lines.slice(2).join('\n')}</html>
`;
}

/** Writes the floor: the same text as one static page per language and screen, with one request and no script. */
export function writeFloor(folder: string, texts: Texts): void {
  for (const [language, screens] of Object.entries(texts)) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const [name, text] of Object.entries(screens) as [ScreenName, PageText][])
      writeFileSync(join(folder, language, `${name}.html`), page(name, text));
  }
}
