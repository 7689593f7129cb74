import { type Content, publishedTags, sourceTag } from '@sideguide/content-kit';
import { ownName } from '@sideguide/guide-core/offline';
import { tokens } from '@sideguide/guide-core/words';
import { scriptHash } from './headers.ts';
import { escapeHtml } from './html.ts';

/** Steps whose words are safe for everybody on any phone: who asks for this, and where the file comes from. */
const safeSteps = ['no-caller', 'get-file'];

/** Uses the guide's background and text colours; everything else is the browser default. */
const style =
  'body{max-width:34em;margin:0 auto;padding:1em;background:#f7f3ea;color:#241f19;font:18px/1.6 sans-serif}h1,h2{line-height:1.3}a{color:inherit}';

export const plainFile = (tag: string): string => `plain-${tag}.html`;

/** Escapes a text. Throws if it has slots, as app names and labels are not known here. */
function escapePlain(step: string, text: string): string {
  if (tokens(text).some((token) => 'label' in token) || /\{\w+\}/.test(text))
    throw new Error(`plain-pages: ${step} has a slot or a label, which a page without scripts cannot fill`);
  return escapeHtml(text);
}

/**
 * Builds pages without scripts, one per language, for readers whose browser is too old for the guide or runs no
 * scripts. They say what helps, and contain the sentences that keep the reader safe. Returns pairs of file name and
 * HTML.
 */
export function plainPages(content: Content, base: string, name: string = ownName): [file: string, html: string][] {
  const source = content.locales[sourceTag(content)]!;
  return publishedTags(content).map((tag) => {
    const { card, ui, rescue, steps } = content.locales[tag]!;
    const sections = safeSteps.flatMap((id) => {
      const words = steps[id] ?? source.steps[id]!;
      const lines = id === safeSteps[0] ? [words.do, words.otherwise] : [words.do];
      return [`<h2>${escapePlain(id, words.title)}</h2>`, ...lines.map((line) => `<p>${escapePlain(id, line)}</p>`)];
    });
    const html = `<!doctype html>
<html lang="${tag}" dir="${card.dir}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${scriptHash(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(name)}</title>
<style>${style}</style>
<h1>${escapeHtml(String(ui['home-title']))}</h1>
<p><b>${escapeHtml(rescue['old-text']!)}</b></p>
<p><a href="${base}?lang=${tag}">${escapeHtml(String(ui['home-page']))}</a></p>
${sections.join('\n')}
</html>
`;
    return [plainFile(tag), html];
  });
}

/**
 * Part of the document's inline script: redirects a browser below the floor to the page without scripts in its
 * language, before anything of the app is requested. Written in ES5 syntax.
 */
export const floorScript = (test: string, content: Content, base: string): string =>
  `if(!(${test})){var l=(/[?&]lang=(\\w+)/.exec(location.search)||[])[1]||navigator.language||"",k=l.split(/[-_]/)[0].toLowerCase();location.replace("${base}plain-"+(/^(${publishedTags(
    content,
  ).join('|')})$/.test(k)?k:"${sourceTag(content)}")+".html")}`;
