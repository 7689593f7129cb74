import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@sideguide/site-kit';
import type { PageText, ScreenName, Texts } from './texts.ts';

const style = `:root{color-scheme:light dark;font:18px/1.6 system-ui,sans-serif}body{max-width:34em;margin:0 auto;padding:1em}
h1{font-size:1.5em;line-height:1.3}a.next{display:block;margin:1.5em 0;padding:.9em;border-radius:12px;background:#1f4fd1;color:#fff;text-align:center;text-decoration:none}`;

/** Each page leads to the next one, as the guide's big button does. */
const nextOf: Readonly<Record<ScreenName, ScreenName>> = { home: 'step', step: 'next', next: 'home' };

function page(name: ScreenName, { language, dir, blocks, wanted }: PageText): string {
  // The wanted sentence stands alone: elsewhere a label may have cut it in two.
  const lines = blocks.map(
    ({ tag, text }) => `<${tag === 'summary' ? 'p' : tag}>${escapeHtml(text)}</${tag === 'summary' ? 'p' : tag}>`,
  );
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(blocks[0]?.text ?? '')}</title><style>${style}</style>
<p>${escapeHtml(wanted)}</p>
${lines.join('\n')}
<a class="next" href="/${language}/${nextOf[name]}">${escapeHtml(blocks[0]?.text ?? '→')}</a></html>
`;
}

/** The floor: the same text as one static page per language and screen, one request, no script. */
export function writeFloor(folder: string, texts: Texts): void {
  for (const [language, screens] of Object.entries(texts)) {
    mkdirSync(join(folder, language), { recursive: true });
    for (const [name, text] of Object.entries(screens) as [ScreenName, PageText][])
      writeFileSync(join(folder, language, `${name}.html`), page(name, text));
  }
}
