import { join } from 'node:path';
import { type Content, publishedTags, withStandIns } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { missingForRelease } from '@sideguide/content-kit/translate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phone, visit } from '../support/browser.ts';
import { type Copy, copyProject, projectFiles, type Run } from '../support/copy-project.ts';
import { type Host, host } from '../support/host.ts';
import { pseudo } from '../support/pseudo-locale.ts';

/** A tag that is also an English abbreviation and occurs in names and in code. */
const tag = 'id';
const at = `content/locales/${tag}/`;
const words = 'packages/content-kit/src/translate/main.ts';

/** Safety patterns for Indonesian; `Matikan Play Protect` means “switch Play Protect off”. */
const safety = {
  guard: 'play protect|pemindaian',
  off: '\\b(matikan|nonaktifkan|jeda)',
  negated: '\\bjangan (matikan|nonaktifkan|jeda)',
  password: 'kata sandi',
  here: '\\b(di sini|halaman ini)\\b',
};

type Tree = { [key: string]: string | string[] | Tree };

let copy: Copy;
let content: Content;
let emptyTree: Record<string, Tree>;
let check: Run;
let site: Host | undefined;

const json = (path: string) => JSON.parse(copy.read(path)) as Tree;
const filesOfWords = () =>
  projectFiles(join(copy.root, at)).filter((name) => name.endsWith('.json') && !/made-from|phrases/.test(name));
const texts = (value: Tree[string] | Tree): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap((child) => texts(child as Tree));

/** Returns a partial translation: two of five sentences, two of five steps and messages, and the title of a third. */
function translate(name: string, empty: Tree): Tree {
  const source: Tree = name.startsWith('skins/')
    ? json(`content/skins/${name.slice('skins/'.length, -'.json'.length)}/words.json`)
    : json(`content/locales/en/${name}`);
  const translateAll = (value: Tree[string], model: Tree[string]): Tree[string] => {
    if (typeof model === 'string') return pseudo(model);
    if (Array.isArray(model)) return model.map(pseudo);
    if (typeof model.other === 'string')
      return Object.fromEntries(Object.keys(value as Tree).map((form) => [form, pseudo(model.other as string)]));
    return Object.fromEntries(
      Object.entries(model).map(([key, child]) => [key, translateAll((value as Tree)[key]!, child)]),
    );
  };
  const some = (tree: Tree, model: Tree): Tree =>
    Object.fromEntries(
      Object.entries(tree).map(([key, value], n) => {
        const isGroup = name.startsWith('skins/') && (key === 'steps' || key === 'messages');
        if (isGroup) return [key, some(value as Tree, model[key] as Tree)];
        if (n % 5 < 2) return [key, translateAll(value, model[key]!)];
        const [first] = Object.keys(value);
        const half = n % 5 === 2 && first && typeof (model[key] as Tree)[first] === 'string' && first !== 'other';
        return [key, half ? { ...(value as Tree), [first]: pseudo((model[key] as Tree)[first] as string) } : value];
      }),
    );
  return some(empty, source);
}

beforeAll(async () => {
  copy = copyProject();
  const made = await copy.run(words, 'new', tag);
  expect(made.code, made.output).toBe(0);
  emptyTree = Object.fromEntries(filesOfWords().map((name) => [name, json(at + name)]));
  copy.write(
    Object.fromEntries(
      Object.entries(emptyTree)
        .filter(([name]) => name !== 'glosses.json' && name !== 'badge.json')
        .map(([name, tree]) => [at + name, `${JSON.stringify(translate(name, tree), null, 2)}\n`]),
    ),
  );
  copy.write({ [`${at}safety.json`]: JSON.stringify(safety) });
  ({ content } = await loadContent(copy.root));
  await copy.run('node_modules/@biomejs/biome/bin/biome', 'format', '--write', at);
  check = await copy.run('tools/check.ts');
  site = await host(await copy.build());
});
afterAll(async () => {
  await site?.close();
  copy?.remove();
});

describe('a new language has empty texts', () => {
  it('and no copies of the source', () => {
    expect(Object.keys(emptyTree)).toEqual(expect.arrayContaining(['ui.json', 'steps.json', 'skins/miui.json']));
    expect(Object.keys(emptyTree)).not.toContain('safety.json');
    expect(new Set(Object.values(emptyTree).flatMap(texts))).toEqual(new Set(['']));
  });

  it('and is not overwritten by a second run', async () => {
    const { code, output } = await copy.run(words, 'new', tag);
    expect([code, output]).toEqual([2, expect.stringContaining('is there already')]);
  });
});

describe('a partial translation', () => {
  it('passes the check', () => {
    expect(check.code, check.output).toBe(0);
  });

  it('lists what is missing, and cannot be published', () => {
    const missing = missingForRelease(copy.root, content, tag);
    expect(missing.length).toBeGreaterThan(300);
    expect(missing).toContainEqual(expect.stringMatching(/^content\/locales\/id\/steps\.json [a-z-]+\.do$/));
    expect(publishedTags(content)).not.toContain(tag);
    expect(publishedTags(content)).toHaveLength(12);
  });

  it('is never chosen automatically, and is in the menu as “in progress”', async () => {
    const page = await phone({ baseURL: site!.origin, locale: 'id-ID' });
    await visit(page, '/');
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const entry = page.locator(`header a[hreflang=${tag}]`);
    expect(await entry.textContent()).toBe('Indonesia (in progress)');
    await page.locator('header summary').click();
    await entry.click();
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(tag);
    for (const path of ['404.html', 'sitemap.xml', 'index.html'])
      expect(await (await fetch(`${site!.origin}/${path}`)).text()).not.toContain(`plain-${tag}.html`);
  });

  it.each(['/', '/miui', '/coloros', '/service', '/miui/downloadapps?app=org.fdroid.fdroid'])(
    'on %s marks every sentence with its language',
    async (path) => {
      const page = await phone({ baseURL: site!.origin, locale: 'en-US' });
      await visit(page, `${path}${path.includes('?') ? '&' : '?'}lang=${tag}`);
      expect(await page.locator('html').getAttribute('lang')).toBe(tag);
      const english = new Set(withStandIns(content).locales[tag]!.standIns);
      const read = () =>
        page.evaluate(() => {
          const found: { text: string; lang: string }[] = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const parent = node.parentElement!;
            if (!node.textContent!.trim() || parent.matches('script,style,noscript')) continue;
            if (parent.closest('#startless')) continue;
            found.push({ text: node.textContent!.trim(), lang: parent.closest('[lang]')!.getAttribute('lang')! });
          }
          return found;
        });
      // The marks are in a chunk of their own, which is loaded later.
      await expect
        .poll(async () => (await read()).filter(({ text, lang }) => english.has(text) && lang !== 'en'))
        .toEqual([]);
      const seen = await read();
      const isPseudo = (text: string) => /^\[.*\]$/.test(text) && /[åéîöûý]/i.test(text);
      expect(seen.filter(({ text, lang }) => isPseudo(text) && lang !== tag)).toEqual([]);
      expect(seen.some(({ text }) => isPseudo(text))).toBe(true);
      expect(seen.some(({ text, lang }) => english.has(text) && lang === 'en')).toBe(true);
    },
  );
});
