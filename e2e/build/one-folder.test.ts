import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, compileGuide, screenWords, sourceTag } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { stepsOf } from '@sideguide/guide-core/flow';
import { fill } from '@sideguide/guide-core/locale';
import type { Guide } from '@sideguide/guide-core/model';
import { tokens } from '@sideguide/guide-core/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PhoneOptions, phone, visit } from '../support/browser.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { demoFiles, demoId, demoStep } from '../support/demo-skin.ts';
import { type Host, host } from '../support/host.ts';
import { pseudoLocale, pseudoTag } from '../support/pseudo-locale.ts';
import { isIdleRequest } from '../support/requests.ts';
import { sites } from '../support/sites.ts';

/** Limit for what a third skin and a thirteenth language together may add to Home's first load, in bytes of brotli. */
const limit = 1_000;

const skinFolder = `content/skins/${demoId}/`;
const localeFolder = `content/locales/${pseudoTag}/`;

let copy: Copy;
let content: Content;
let before: Record<string, string>;
let dist: string;
let site: Host | undefined;
let baseURL: string;

beforeAll(async () => {
  copy = copyProject();
  before = copy.digests();
  copy.write(demoFiles(copy.read('docs/recipes/skin.md')));
  copy.write(pseudoLocale((await loadContent(copy.root)).content));
  ({ content } = await loadContent(copy.root));
  dist = await copy.build();
  site = await host(dist);
  baseURL = site.origin;
});
afterAll(async () => {
  await site?.close();
  copy?.remove();
});

const say = (tag: string, key: string, values = {}) => fill(tag, screenWords(content.locales[tag]!)[key]!, values);

describe('a new skin and a new language are one folder each', () => {
  it('pass the compiler', async () => {
    const { code, output } = await copy.run('node_modules/typescript/bin/tsc', '-b', '--force');
    expect(code, output).toBe(0);
  });

  it('change no other file of the project', () => {
    const after = Object.entries(copy.digests());
    const isNew = (path: string) => path.startsWith(skinFolder) || path.startsWith(localeFolder);
    expect(Object.fromEntries(after.filter(([path]) => !isNew(path)))).toEqual(before);
    expect(after.some(([path]) => path.startsWith(skinFolder))).toBe(true);
    expect(after.some(([path]) => path.startsWith(localeFolder))).toBe(true);
  });

  it(`the first load of Home grows by no more than ${limit} bytes`, async () => {
    const old = await firstLoad(sites.guide.dist, {});
    const now = await firstLoad(dist, { baseURL });
    expect([...now.keys()].sort(), 'Home has to fetch the same parts as before').toEqual([...old.keys()].sort());
    const growth = [...now]
      .map(([part, bytes]) => [part, bytes - old.get(part)!] as const)
      .filter(([, by]) => by !== 0);
    const total = growth.reduce((sum, [, by]) => sum + by, 0);
    expect(total, `What grew: ${growth.map(([part, by]) => `${part} by ${by}`).join(', ')}`).toBeLessThanOrEqual(limit);
  });
});

describe.each([pseudoTag, 'en'])('the new flow in %s', (tag) => {
  it('completes from Home to the Result, with every sentence in that language', async () => {
    const guide = compileGuide(content, demoId, tag);
    const app = Object.values(content.apps).find((app) => app.needs.includes('background'))!;
    const page = await phone({ baseURL, locale: tag });
    const foreign = new Set<string>();
    const look = async (heading: string) => {
      await expect.poll(() => page.locator('h1').innerText()).toBe(heading);
      if (tag === pseudoTag) for (const words of await foreignWords(page, guide)) foreign.add(words);
    };
    let x = 20;
    // Two clicks at one place in a row would count as a double tap.
    const press = (name: string) => {
      x = 140 - x;
      return page.getByRole('link', { name, exact: true }).click({ position: { x, y: 20 } });
    };
    const path = () => new URL(page.url()).pathname;

    await visit(page, `/?app=${app.package}`);
    await look(say(tag, 'home-title'));
    expect(await page.locator('html').getAttribute('lang')).toBe(tag);
    // A draft is not offered on Home, but opens by its address.
    await visit(page, `/${demoId}?app=${app.package}`);
    await look(say(tag, 'landing-title', { app: app.name, maker: content.skins[demoId]!.card.makers[0]! }));
    await press(say(tag, 'start'));
    const answers = { os: 'unknown', rom: 'unknown', needs: app.needs };
    const steps = (['downloadapps', 'service'] as const).flatMap((part) =>
      stepsOf(guide, part, answers)
        .asked.filter((step) => step.tool !== 'app-list')
        .map(({ id }) => ({ part, id })),
    );
    expect(steps.map(({ id }) => id)).toContain(demoStep);
    const finished = async () => {
      await look(say(tag, 'result-title', { app: app.name }));
      expect(path()).toBe(`/result/${demoId}`);
    };
    for (const [at, { part, id }] of steps.entries()) {
      if (part === 'service' && steps[at - 1]?.part === 'downloadapps') {
        await finished();
        await page.locator('[data-part="second-task"] li a').first().click();
      }
      await look(headingOf(guide, tag, id, app.name));
      expect(path()).toBe(`/${demoId}/${part}`);
      await press(guide.words[id]!.done);
    }
    await finished();
    expect([...foreign], 'these words stand in code, not in content/locales').toEqual([]);
  });
});

it('shows an untranslated step of a draft in the source language as a whole, with a notice', async () => {
  const tag = Object.keys(content.locales).find((locale) => ![pseudoTag, sourceTag(content)].includes(locale))!;
  const page = await phone({ baseURL, locale: tag });
  await visit(page, `/${demoId}/service#${demoStep}`);
  await page.getByText(content.skins[demoId]!.words.steps[demoStep]!.see).waitFor();
  await page.getByText(say(tag, 'source-notice')).waitFor();
  expect(compileGuide(content, demoId, tag).untranslated).toEqual([demoStep]);
});

/**
 * Returns the document, scripts and styles that Home loads until its heading is there: bytes of brotli by name without
 * digest.
 */
async function firstLoad(dist: string, options: PhoneOptions): Promise<Map<string, number>> {
  const page = await phone(options);
  const requestedUrls = new Set<string>();
  page.on('request', (request) => requestedUrls.add(new URL(request.url()).pathname));
  await visit(page, '/');
  // Chunks loaded when the page is idle may or may not be there yet.
  const parts = [...requestedUrls].filter(
    (path) => path === '/' || (path.startsWith('/static/') && !isIdleRequest.test(path)),
  );
  return new Map(
    parts.map((path) => {
      const file = join(dist, path === '/' ? 'index.html' : path);
      const served = existsSync(`${file}.br`) ? `${file}.br` : file;
      return [path.replace(/\.[0-9a-f]{6,}\./, '.'), statSync(served).size];
    }),
  );
}

/** Returns a step's title as the heading shows it: slots filled, labels in the language's quotation marks. */
function headingOf(guide: Guide, tag: string, id: string, app: string): string {
  const [open, close] = content.locales[tag]!.card.quotes;
  return tokens(guide.words[id]!.title)
    .map((token) => {
      if ('text' in token) return fill(tag, token.text, { app });
      const { own, other } = guide.labels[token.label]!;
      return `${open}${own ?? other![1]}${close}`;
    })
    .join('');
}

/** Returns names that drawings show unchanged in every language. */
function properNames(guide: Guide): string[] {
  const found: string[] = [];
  JSON.stringify(guide.parts, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** Returns texts with an unaccented vowel on a page in the pseudo-locale that are neither labels nor proper names. */
async function foreignWords(page: Page, guide: Guide): Promise<string[]> {
  const texts = await page.evaluate((tag) => {
    const ours = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') === tag;
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (ours(node.parentElement) && !node.parentElement!.matches('noscript')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        if (ours(element)) found.push(element.getAttribute(name) ?? '');
    return found;
  }, pseudoTag);
  const names = [
    'Sideguide',
    ...Object.values(content.skins).flatMap(({ card, skin }) => [
      ...card.makers,
      ...skin.versions.map(({ name }) => name),
    ]),
    ...Object.values(content.apps).flatMap((app) => [app.name, app.publisher, new URL(app.page).host, app.file ?? '']),
    ...properNames(guide),
    ...Object.values(guide.labels).flatMap(({ own, other }) => [own ?? '', other?.[1] ?? '']),
  ].filter(Boolean);
  names.sort((a, b) => b.length - a.length);
  return texts
    .map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text).trim())
    .filter((rest) => /[aeiouy]/i.test(rest.replace(/\S+\.apk\b/g, '')));
}
