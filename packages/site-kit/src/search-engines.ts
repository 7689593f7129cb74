import { type Content, dayOf, publishedTags, sourceTag } from '@sideguide/content-kit';
import { escapeHtml } from './html.ts';

/** The preview image for chats and search engines; drawn by `npm run icons`. */
export const previewFile = 'preview.png';

/**
 * Parses the address of the finished site and returns it as `https://host/folder/`. Throws an Error with a one-sentence
 * message if it is invalid or does not match the base.
 */
export function parseSite(site: string, base: string): string {
  const url = URL.canParse(site) ? new URL(site) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username)
    throw new Error(
      `--site has to be the address of the finished guide, e.g. https://guide.example${base}, not “${site}”.`,
    );
  const folder = url.pathname.replace(/\/*$/, '/');
  if (folder !== base)
    throw new Error(
      `--site ${site} lies in the folder ${folder}, and the guide is built for ${base}: give --base ${folder}.`,
    );
  return url.origin + base;
}

/** Returns the address of an operator's guide if the site is built for its folder, else undefined (it is tried out). */
export function siteAt(address: string | undefined, base: string): string | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url?.pathname.replace(/\/*$/, '/') === base ? url.origin + base : undefined;
}

/** Returns the guide's title and description in the source language, with the phones' names. */
function titleAndDescription(content: Content): { title: string; description: string } {
  const { ui } = content.locales[sourceTag(content)]!;
  const makers = Object.values(content.skins)
    .filter(({ card }) => card.status === 'published')
    .sort((a, b) => a.card.order - b.card.order)
    .flatMap(({ card }) => card.makers);
  const title = `${String(ui['home-title'])} – ${makers.join(', ')}`;
  return { title, description: String(ui['home-lead']) };
}

/**
 * Adds metadata for search engines and link previews to the document, in the source language. The page's content is
 * rendered by scripts, which many of them do not run. `hreflang` is in the sitemap, where it costs readers no bytes.
 * All addresses share this markup, so nothing in it names one; `canonicalScript` does that.
 */
export function describePage(
  html: string,
  content: Content,
  { base, site }: { base: string; site?: string | undefined },
): string {
  const { title, description } = titleAndDescription(content);
  const property = (name: string, text: string) => `<meta property="og:${name}" content="${escapeHtml(text)}">`;
  const head = [
    `<meta name="description" content="${escapeHtml(`${title}. ${description}`)}">`,
    property('title', title),
    property('type', 'website'),
    // Link previews need an absolute URL; without one, some still find the image.
    property('image', (site ?? base) + previewFile),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replace('</title>', () => `</title>${head.join('')}`);
}

/**
 * Part of the document's inline script, in ES5 syntax: sets the canonical URL of a page, without one reader's answers.
 * The language stays in it, because each language is a page of its own.
 */
export const canonicalScript = (site: string, base: string, tags: readonly string[]): string =>
  `(function(){var c=document.createElement("link"),l=/[?&]lang=(${tags.join('|')})(?![^&])/.exec(location.search);c.rel="canonical";c.href=${JSON.stringify(site)}+location.pathname.slice(${base.length}).replace(/^index$|\\/$/,"")+(l?"?lang="+l[1]:"");document.head.appendChild(c)})();`;

/** Whether an address should be indexed: those that depend on a reader's own data should not. */
const isIndexed = (address: string) => !address.includes(':') && !address.endsWith('/index');

/** Builds robots.txt and the sitemap: every page in every language with alternates (`x-default`: the browser's own). */
export function searchFiles(
  site: string,
  base: string,
  addresses: readonly string[],
  content: Content,
): [file: string, text: string][] {
  const tags = publishedTags(content);
  const pages = addresses.filter(isIndexed).map((address) => site + address.slice(base.length));
  const inLanguage = (page: string, tag: string) => `${page}?lang=${tag}`;
  const entries = pages.flatMap((page) => {
    const alternates = [...tags.map((tag) => [tag, inLanguage(page, tag)] as const), ['x-default', page] as const].map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`,
    );
    return [page, ...tags.map((tag) => inLanguage(page, tag))].map(
      (loc) => `<url><loc>${escapeHtml(loc)}</loc><lastmod>${dayOf(content)}</lastmod>${alternates.join('')}</url>`,
    );
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  const robots = `User-agent: *\nAllow: /\nDisallow: ${base}result/\n\nSitemap: ${site}sitemap.xml\n`;
  // Crawlers read robots.txt only at the root of a host.
  return [['sitemap.xml', sitemap], ...(base === '/' ? [['robots.txt', robots] as [string, string]] : [])];
}
