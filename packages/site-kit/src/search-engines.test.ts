import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { root } from '@sideguide/cli-kit';
import { publishedTags, withStandIns } from '@sideguide/content-kit';
import { describe, expect, it } from 'vitest';
import { content as projectContent } from '../../content-kit/test/content.ts';
import { plainPages } from './plain-pages.ts';
import { canonicalScript, describePage, parseSite, previewFile, searchFiles, siteAt } from './search-engines.ts';

const content = withStandIns(projectContent);
const tags = publishedTags(content);
const site = 'https://guide.example/help/';
const base = '/help/';
const page = readFileSync(`${root}apps/guide/src/index.html`, 'utf8');

describe('parseSite and siteAt', () => {
  it('add the trailing slash, and require the folder of the base', () => {
    expect(parseSite('https://guide.example', '/')).toBe('https://guide.example/');
    expect(parseSite('https://guide.example/help', base)).toBe(site);
    expect(() => parseSite('https://guide.example/', base)).toThrow('give --base /.');
  });

  it('use an operator’s address only if the site is built for its folder', () => {
    expect(siteAt('https://guide.example/help', base)).toBe(site);
    expect(siteAt('https://guide.example/help/', '/')).toBeUndefined();
    expect(siteAt(undefined, '/')).toBeUndefined();
  });

  it.each(['guide.example', 'ftp://guide.example/', 'https://guide.example/?a', '', 'https://me@guide.example/'])(
    'reject “%s” with an example',
    (address) => {
      expect(() => parseSite(address, '/')).toThrow('e.g. https://guide.example/');
    },
  );
});

describe('describePage', () => {
  const described = describePage(page, content, { base, site });
  const contentOf = (name: string) => new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(described)?.[1];

  it('adds title, description with the phones, and an absolute picture URL', () => {
    for (const { card } of Object.values(content.skins))
      for (const maker of card.status === 'published' ? card.makers : [])
        expect(contentOf('description')).toContain(maker);
    expect(contentOf('og:title')!.length).toBeLessThan(100);
    expect(contentOf('description')!.length).toBeLessThan(200);
    expect(contentOf('og:image')).toBe(`${site}${previewFile}`);
    expect(contentOf('twitter:card')).toBe('summary_large_image');
  });

  it('names no address, because all addresses share this markup', () => {
    const plain = describePage(page, content, { base });
    expect(plain).not.toContain('http');
    expect(plain).not.toMatch(/canonical|hreflang|og:url/);
    expect(plain).toContain(`content="${base}${previewFile}"`);
  });

  it('adds at most 300 bytes', () => {
    const size = (text: string) => brotliCompressSync(Buffer.from(text)).length;
    expect(size(described) - size(page)).toBeLessThanOrEqual(300);
  });

  it('has a picture of 1200 × 630 pixels', () => {
    const png = readFileSync(`${root}apps/guide/public/${previewFile}`);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(100_000);
  });
});

describe('the canonical URL', () => {
  /** Runs the script with a location and returns the link that it adds. */
  function canonical(pathname: string, search = ''): { rel?: string; href?: string } {
    const link: { rel?: string; href?: string } = {};
    const document = { createElement: () => link, head: { appendChild: () => undefined } };
    // The script is text in the document; this runs it as a browser would.
    new Function('document', 'location', canonicalScript(site, base, tags))(document, { pathname, search });
    return link;
  }

  it.each([
    ['/help/', '', ''],
    ['/help/index', '', ''],
    ['/help/miui', '?app=org.fdroid.fdroid&os=hyperos-2', 'miui'],
    ['/help/miui/downloadapps', '?lang=ur&rom=cn', 'miui/downloadapps?lang=ur'],
    ['/help/coloros/', '?app=a&lang=zh', 'coloros?lang=zh'],
    ['/help/service', '?lang=xx', 'service'],
    ['/help/service', '?lang=enx', 'service'],
  ])('of %s%s', (path, search, rest) => {
    expect(canonical(path, search)).toEqual({ rel: 'canonical', href: site + rest });
  });
});

describe('the sitemap', () => {
  const addresses = ['/help/', '/help/index', '/help/service', '/help/miui', '/help/result/:home'];
  const files = new Map(searchFiles(site, base, addresses, content));
  const sitemap = files.get('sitemap.xml')!;
  const locs = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);

  it('lists every page in every language once, and no address with a reader’s data', () => {
    expect(new Set(locs).size).toBe(locs.length);
    expect(locs.length).toBe(3 * (tags.length + 1));
    for (const tag of tags) expect(locs).toContain(`${site}miui?lang=${tag}`);
    expect(locs).toContain(site);
    expect(sitemap).not.toMatch(/result|index|:home/);
  });

  it('lists for each page all its languages and x-default', () => {
    for (const entry of sitemap.split('<url>').slice(1)) {
      const links = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(links.map(([, tag]) => tag).sort()).toEqual([...tags, 'x-default'].sort());
      const loc = /<loc>([^<]*)</.exec(entry)![1]!;
      expect(links.map(([, , href]) => href)).toContain(loc);
      for (const [, , href] of links) expect(locs).toContain(href);
    }
  });

  it('is named by robots.txt, which exists only at the root of a host', () => {
    expect(files.has('robots.txt')).toBe(false);
    const atTop = new Map(searchFiles('https://guide.example/', '/', ['/', '/service'], content));
    expect(atTop.get('robots.txt')).toContain('Sitemap: https://guide.example/sitemap.xml\n');
  });
});

it('pages without scripts are not indexed', () => {
  const pages = [...plainPages(content, '/')];
  expect(pages).toHaveLength(tags.length);
  for (const [, html] of pages) expect(html).toContain('<meta name="robots" content="noindex">');
});
