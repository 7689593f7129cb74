import { describe, expect, it } from 'vitest';
import { headerRules } from '../headers.ts';
import { headersFor } from '../serve/headers.ts';
import { apache } from './apache.ts';
import { caddy } from './caddy.ts';
import { headersFile, redirectsFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { addressFiles, documentFile, type HostPlan, hiddenPattern, pathPattern } from './plan.ts';

/** A plan with a base whose dot must be escaped. */
const planAt = (base: string): HostPlan => ({
  base,
  addresses: ['', 'index', 'service', 'miui', 'miui/downloadapps', 'result/:home'].map((path) => base + path),
  headers: headerRules(['index.html', 'kept.html'], base, ['check-worker']),
});
const plans = ['/', '/guide.v1/'].map(planAt);

describe.each(plans)('settings for a site at $base', (plan) => {
  const { base } = plan;

  const files = ['index.html', 'static/x', 'plain-ur.html', 'worker.js', 'static/js/async/check-worker.0a1b2c.js'].map(
    (path) => base + path,
  );

  it('match the addresses of the app, and no others', () => {
    const patterns = plan.addresses.map((address) => pathPattern(address.slice(base.length)));
    const knownAddress = new RegExp(`^(?:${patterns.join('|')})/?$`);
    for (const path of ['', 'index', 'service', 'service/', 'miui', 'miui/downloadapps/', 'result/miui', 'result/%20'])
      expect(knownAddress.test(path), path).toBe(true);
    for (const path of ['nope', 'miui/nope', 'MIUI', 'result', 'result/', 'result/a/b', 'service//', 'xmiui', 'miuix'])
      expect(knownAddress.test(path), path).toBe(false);
  });

  it('name no address in settings that stay the same from build to build', () => {
    for (const { name, text } of [...nginx(plan), ...caddy(plan)])
      expect(text, name).not.toMatch(/miui|service|result/);
    expect(addressFiles(plan)).toEqual(
      ['index', 'service', 'miui', 'miui/downloadapps', 'result/_any'].map((path) => `_addresses/${path}/_page`),
    );
    expect(documentFile('result/:home')).toBe('_addresses/result/_any/_document.html');
  });

  it.each([
    { name: 'nginx.conf', parts: ['nginx.conf'] },
    { name: 'nginx to include', parts: ['nginx-http.conf', 'nginx-server.conf'] },
    { name: 'Caddyfile', parts: ['Caddyfile'] },
    { name: 'Caddy to import', parts: ['Caddyfile-import'] },
  ])('set every header: $name', ({ parts }) => {
    const text = [...nginx(plan), ...caddy(plan)]
      .filter(({ name }) => parts.includes(name))
      .map((file) => file.text)
      .join();
    for (const path of files) {
      for (const value of Object.values(headersFor(plan.headers, path))) expect(text).toContain(`"${value}"`);
    }
  });

  it('leave everything outside its folder to the rest of a Caddy site', () => {
    const { text } = caddy(plan).find(({ name }) => name === 'Caddyfile-import')!;
    const outermost = text.split('\n').filter((line) => line.startsWith('handle'));
    expect(outermost).toEqual([base === '/' ? 'handle {' : `handle ${base}* {`]);
  });

  it('set every header in .htaccess', () => {
    const { text, inSite } = apache(plan);
    expect(inSite).toBe(true);
    for (const path of files) {
      for (const [name, value] of Object.entries(headersFor(plan.headers, path)))
        expect(text).toContain(`Header always set ${name} "${value}"`);
    }
  });

  it('set each header once for each path in _headers, because hosts join repeated ones', () => {
    const rules: { pattern: RegExp; set: [string, string][] }[] = [];
    for (const line of headersFile(plan)
      .text.split('\n')
      .filter((nonEmpty) => nonEmpty && !nonEmpty.startsWith('#'))) {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      if (name) rules.at(-1)!.set.push([name, value!]);
      else rules.push({ pattern: new RegExp(`^${line.replaceAll('.', '\\.').replace('*', '.*')}$`), set: [] });
    }
    const headersAt = (path: string) => {
      const headers: Record<string, string> = {};
      for (const { set } of rules.filter((rule) => rule.pattern.test(path)))
        for (const [name, value] of set) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
      return headers;
    };
    const page = headersFor(plan.headers, `${base}index.html`);
    const framing = { 'X-Frame-Options': 'DENY' };
    for (const path of ['', 'index', 'miui/downloadapps', 'result/miui'])
      expect(headersAt(base + path)).toEqual({ ...page, ...framing, 'Cache-Control': 'no-cache' });
    // The 404 document, whatever address it is shown at; its policy is in the document.
    const { 'Content-Security-Policy': policy, 'Cache-Control': _, ...forAll } = page;
    for (const path of ['nope', 'miui/nope', '404.html'])
      expect(headersAt(base + path)).toEqual({ ...forAll, ...framing });
    const script = headersAt(`${base}static/js/index.0a1b2c.js`);
    expect(script).toMatchObject(headersFor(plan.headers, `${base}static/js/index.0a1b2c.js`));
    expect(script).not.toHaveProperty('Content-Security-Policy');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headersAt(`${base}worker.js`)['Content-Security-Policy']).toContain("connect-src 'self'");
    const worker = `${base}static/js/async/check-worker.0a1b2c.js`;
    expect(headersAt(worker)).toMatchObject(headersFor(plan.headers, worker));
  });

  it('rewrite the addresses in _redirects instead of redirecting', () => {
    const rules = redirectsFile(plan).text.trim().split('\n');
    expect(rules).toHaveLength(plan.addresses.length - 1);
    for (const rule of rules) expect(rule).toMatch(/^\S+ \S+ 200$/);
    expect(rules).toContain(`${base}result/:home ${base}_addresses/result/_any/_document 200`);
    expect(rules.filter((rule) => rule.startsWith(`${base} `))).toEqual([]);
  });
});

it.each(['/site.json', '/.htaccess', '/_headers', '/a/.git/config', '/x.js.map', '/x.js.br', '/x.js.gz', '/404.txt'])(
  'hides %s',
  (path) => {
    expect(new RegExp(hiddenPattern).test(path)).toBe(true);
  },
);

it.each(['/worker.js', '/static/js/index.js', '/icon.svg', '/SHA256SUMS', '/bridge.js'])('serves %s', (path) => {
  expect(new RegExp(hiddenPattern).test(path)).toBe(false);
});

it.each(['"', '\\', '$host', '`', '{', '%x', '\n'])('rejects a header value with %j', (text) => {
  const headers = [{ path: '/*', set: { 'X-Brand': `a${text}` } }];
  for (const write of [nginx, caddy, apache])
    expect(() => write({ base: '/', addresses: ['/'], headers })).toThrow(/cannot be written/);
});
