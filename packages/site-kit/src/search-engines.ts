import { type Content, dayOf, publishedTags, sourceTag } from '@sideguide/content-kit';
import { escapeHtml } from './html.ts';

/** The picture that chats and search engines show of the guide; `npm run icons` draws it. */
export const previewFile = 'preview.png';

/** Address of the finished site, `https://host/folder/`, or a sentence about what is wrong with it. */
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

/** The address of an operator's guide, if the site is built for its folder: while it is tried, it lies elsewhere. */
export function siteAt(address: string | undefined, base: string): string | undefined {
  const url = address && URL.canParse(address) ? new URL(address) : undefined;
  return url?.pathname.replace(/\/*$/, '/') === base ? url.origin + base : undefined;
}

/** What the guide is, in one sentence of the source language with the phones' names: people search for them. */
function sentences(content: Content): { title: string; description: string } {
  const { ui } = content.locales[sourceTag(content)]!;
  const makers = Object.values(content.skins)
    .filter(({ card }) => card.status === 'published')
    .sort((a, b) => a.card.order - b.card.order)
    .flatMap(({ card }) => card.makers);
  const title = `${String(ui['home-title'])} – ${makers.join(', ')}`;
  return { title, description: String(ui['home-lead']) };
}

/**
 * The document with what search engines and chats read of it, in the source language: what stands on the page comes after
 * scripts, and many of them run none. `hreflang` stands in the sitemap, where it costs no reader a byte. There is one
 * document for all addresses, so nothing in it names one; `canonicalScript` does.
 */
export function describePage(
  html: string,
  content: Content,
  { base, site }: { base: string; site?: string | undefined },
): string {
  const { title, description } = sentences(content);
  const property = (name: string, text: string) => `<meta property="og:${name}" content="${escapeHtml(text)}">`;
  const head = [
    `<meta name="description" content="${escapeHtml(`${title}. ${description}`)}">`,
    property('title', title),
    property('type', 'website'),
    // Chats want a whole address; without one some still find the picture.
    property('image', (site ?? base) + previewFile),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  return html.replace('</title>', () => `</title>${head.join('')}`);
}

/**
 * Part of the document's inline script, in the oldest JavaScript: the one address of a page, without the answers of one
 * reader. A language stays in it, because each is a page of its own.
 */
export const canonicalScript = (site: string, base: string, tags: readonly string[]): string =>
  `(function(){var c=document.createElement("link"),l=/[?&]lang=(${tags.join('|')})(?![^&])/.exec(location.search);c.rel="canonical";c.href=${JSON.stringify(site)}+location.pathname.slice(${base.length}).replace(/^index$|\\/$/,"")+(l?"?lang="+l[1]:"");document.head.appendChild(c)})();`;

/** Addresses worth finding, below the base: those without a reader's own place in them. */
const isFound = (address: string) => !address.includes(':') && !address.endsWith('/index');

/** Every page in every language, each with all its others (`x-default` is the browser's own language), and who may read what. */
export function searchFiles(
  site: string,
  base: string,
  addresses: readonly string[],
  content: Content,
): [file: string, text: string][] {
  const tags = publishedTags(content);
  const pages = addresses.filter(isFound).map((address) => site + address.slice(base.length));
  const inTongue = (page: string, tag: string) => `${page}?lang=${tag}`;
  const entries = pages.flatMap((page) => {
    const others = [...tags.map((tag) => [tag, inTongue(page, tag)] as const), ['x-default', page] as const].map(
      ([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeHtml(href)}"/>`,
    );
    return [page, ...tags.map((tag) => inTongue(page, tag))].map(
      (loc) => `<url><loc>${escapeHtml(loc)}</loc><lastmod>${dayOf(content)}</lastmod>${others.join('')}</url>`,
    );
  });
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  const robots = `User-agent: *\nAllow: /\nDisallow: ${base}result/\n\nSitemap: ${site}sitemap.xml\n`;
  // Only the one at the top of a server is read.
  return [['sitemap.xml', sitemap], ...(base === '/' ? [['robots.txt', robots] as [string, string]] : [])];
}
