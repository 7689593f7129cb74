import { escapeHtml } from '@sideguide/site-kit';
import { galleryPhone } from './camera.ts';
import type { GalleryTheme } from './options.ts';

/** Pictures of one language in one theme. */
export interface PictureGroup {
  readonly language: string;
  /** The language's own name. */
  readonly label: string;
  readonly theme: GalleryTheme;
  readonly names: readonly string[];
  /** Files of its contact sheets. */
  readonly sheets: readonly string[];
}

/** Returns CSS that shows a group unless the address's anchor names something else, so that no script is needed. */
const style = (groups: readonly PictureGroup[]) => `
:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif; }
body { margin: 0; }
nav { position: sticky; top: 0; padding: 8px 16px; background: Canvas; border-bottom: 1px solid GrayText; }
nav a { display: inline-block; padding: 4px 8px; }
section { padding: 0 16px; scroll-margin-top: 120px; }
ul { display: grid; grid-template-columns: repeat(auto-fill, 240px); gap: 20px; padding: 0; list-style: none; }
img { display: block; width: 240px; height: auto; outline: 1px solid GrayText; }
.anchor { position: fixed; top: 0; }
${[...new Set(groups.flatMap(({ language, theme }) => [language, theme]))]
  .map((name) => `#${name}:target ~ section:not(.${name}) { display: none; }`)
  .join('\n')}
main:has(> section:target) > section:not(:target) { display: none; }
`;

/** Returns the gallery page: every picture with its name, filtered by language and theme through anchors. */
export function galleryPage(groups: readonly PictureGroup[]): string {
  const unique = (values: readonly string[]) => [...new Set(values)];
  const anchors = unique(groups.flatMap(({ language, theme }) => [language, theme]));
  const link = (name: string, label: string) => `<a href="#${name}">${escapeHtml(label)}</a>`;
  const languages = new Map(groups.map(({ language, label }) => [language, label]));
  const sections = groups.map(({ language, label, theme, names, sheets }) => {
    const folder = `${language}-${theme}`;
    const size = `width="${galleryPhone.width}" height="${galleryPhone.height}"`;
    const pictures = names.map((name) => {
      const file = `pictures/${folder}/${escapeHtml(name)}.png`;
      return `<li><a href="${file}"><img src="${file}" ${size} loading="lazy" alt="${escapeHtml(name)}"></a>${escapeHtml(name)}</li>`;
    });
    return `<section id="${folder}" class="${language} ${theme}">
<h2>${escapeHtml(label)}, ${theme}</h2>
<p>Contact sheets: ${sheets.map((sheet, n) => `<a href="sheets/${sheet}">${n + 1}</a>`).join(' ')}</p>
<ul>
${pictures.join('\n')}
</ul>
</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sideguide: gallery</title>
<style>${style(groups)}</style>
<nav>
<div>${link('', 'Everything')} ${unique(groups.map(({ theme }) => theme))
    .map((theme) => link(theme, theme))
    .join(' ')}</div>
<div>${[...languages].map(([tag, label]) => link(tag, label)).join(' ')}</div>
<div>${groups.map(({ language, theme }) => link(`${language}-${theme}`, `${language} ${theme}`)).join(' ')}</div>
</nav>
<main>
${anchors.map((name) => `<span class="anchor" id="${name}"></span>`).join('')}
${sections.join('\n')}
</main>
</html>
`;
}
