import { readFileSync } from 'node:fs';
import { scriptHash } from '@sideguide/site-kit';
import { describe, expect, it } from 'vitest';
import { readFailure } from '../support/faults.ts';
import { dist, origin, site, watched } from '../support/watched-page.ts';

describe('the policy', () => {
  it('is not violated by the error screen', async () => {
    const { page, violations } = await watched();
    await page.goto('/nowhere');
    await readFailure(page);
    expect(violations).toEqual([]);
  });

  const parsed = (text: string) =>
    new Map(
      text
        .split(';')
        .map((part) => part.trim().split(/\s+/))
        .map(([name, ...sources]) => [name!, sources]),
    );
  const sentWith = (answer: Response) => parsed(answer.headers.get('content-security-policy') ?? '');
  /** Returns the policy inside a document, which must precede everything that it applies to. */
  const carriedBy = (html: string) =>
    parsed(/<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)![1]!);
  /** Returns the digests of a document's inline scripts or styles, as a policy lists them. */
  const inside = (html: string, element: string) =>
    [...html.matchAll(new RegExp(`<${element}(?: data-file="[^"]*")?>([\\s\\S]*?)</${element}>`, 'g'))].map(
      ([, text]) => scriptHash(text!),
    );

  it.each([
    { what: 'the document', path: '/', status: 200 },
    { what: 'a deep link', path: '/miui/downloadapps?lang=ur', status: 200 },
    { what: 'an unknown address', path: '/nowhere', status: 404 },
  ])('is strict, and sent with $what', async ({ path, status }) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(status);
    const html = await answer.text();
    const [sent, carried] = [sentWith(answer), carriedBy(html)];
    expect(carried.get('default-src')).toEqual(["'none'"]);
    // Only our own files and the document's inline scripts may run.
    expect(carried.get('script-src')).toEqual(["'self'", ...inside(html, 'script')]);
    expect(carried.get('style-src')).toEqual(["'self'", ...inside(html, 'style')]);
    expect(sent.get('frame-ancestors')).toEqual(["'none'"]); // ignored in a meta element
    expect(carried.has('frame-ancestors')).toBe(false);
    for (const policy of [sent, carried]) {
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
      expect(policy.get('trusted-types')).toEqual(['default']);
      // A step saved as a picture is drawn from a `data:` URL of the page; such URLs are allowed as pictures only.
      expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
      for (const name of ['connect-src', 'base-uri', 'form-action', 'object-src', 'frame-src'])
        expect(policy.get(name)).toEqual(["'none'"]);
      const keyword = /^'(?:self|none|sha256-[\w+/]+=*)'$/;
      const sources = [...policy]
        .filter(([name]) => !name.includes('trusted-types') && name !== 'img-src')
        .map(([, list]) => list);
      expect(sources.flat().filter((source) => !keyword.test(source))).toEqual([]);
    }
    // The header must not block what the document's policy allows.
    for (const name of ['default-src', 'script-src', 'style-src']) expect(sent.has(name)).toBe(false);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('permissions-policy')).toMatch(/^([a-z-]+=\(\)(, |$)){10,}$/);
  });

  it('comes first in every document, for hosts without our headers', () => {
    for (const file of ['index.html', 'kept.html', '404.html']) {
      const html = readFileSync(`${dist}/${file}`, 'utf8');
      expect(carriedBy(html).get('script-src')).toEqual(["'self'", ...inside(html, 'script')]);
      expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(?:script|style|link)/));
    }
  });

  it('lets only the service worker fetch, and only from its own origin', async () => {
    const policy = sentWith(await fetch(`${origin}/worker.js`));
    expect(Object.fromEntries(policy)).toEqual({ 'default-src': ["'none'"], 'connect-src': ["'self'"] });
  });

  const [script, style] = ['js', 'css'].map((kind) => site.chunks.index!.find((file) => file.endsWith(kind))!);
  it.each([
    { what: 'a script', path: script!, cached: 'public, max-age=31536000, immutable' },
    { what: 'a style', path: style!, cached: 'public, max-age=31536000, immutable' },
    { what: 'the icon', path: '/icon.svg', cached: 'no-cache' },
    { what: 'the manifest', path: '/manifest-en.webmanifest', cached: 'no-cache' },
  ])('is not sent with $what, which has `nosniff` all the same', async ({ path, cached }) => {
    const { headers } = await fetch(origin + path);
    for (const name of ['content-security-policy', 'permissions-policy']) expect(headers.has(name)).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe(cached);
  });
});
