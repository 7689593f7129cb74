import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { phone, visit } from '../support/browser.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { content } from '../support/expected.ts';
import { fontFolders } from '../support/font-sets.ts';
import { type Host, host } from '../support/host.ts';

interface Texts {
  readonly name: string;
  readonly publisher: string;
  readonly file?: string;
}

/** What an operator's data may contain. */
const hostile: Readonly<Record<string, Texts>> = {
  'org.hostile.tags': {
    name: '<img src=x onerror="window.hacked=1">',
    publisher: '</b><script>window.hacked=1</script>',
    file: '&lt;svg onload=window.hacked=1&gt;.apk',
  },
  'org.hostile.slots': { name: '{file} {label:x} $& $1', publisher: '{app}{maker}', file: '{app}' },
  'org.hostile.long': { name: 'W'.repeat(60), publisher: 'W'.repeat(100), file: 'W'.repeat(100) },
  'org.hostile.letters': { name: '\u{1f600}\u0301\u0301 क्षि', publisher: '\u{1f600}' },
};

const sample = content.apps['org.fdroid.fdroid']!;
const fileOf = (id: string, changes: object) =>
  `export default ${JSON.stringify({ ...sample, file: undefined, ...changes, package: id })};\n`;

let copy: Copy;
let site: Host | undefined;
let baseURL: string;

beforeAll(async () => {
  copy = copyProject();
  for (const [id, texts] of Object.entries(hostile)) copy.write({ [`content/apps/${id}.ts`]: fileOf(id, texts) });
  site = await host(await copy.build());
  baseURL = site.origin;
});
afterAll(async () => {
  await site?.close();
  copy?.remove();
});

const places = [
  '/?app=ID',
  '/service?app=ID',
  '/miui?app=ID',
  '/coloros/downloadapps?app=ID#choose-app',
  '/miui/downloadapps?app=ID#get-file',
  '/miui/downloadapps?app=ID#open-file',
  '/coloros/downloadapps?app=ID#finish-install',
  '/miui/service?app=ID#open-app-info',
  '/coloros/service?app=ID#keep-in-recents',
  '/result/miui?app=ID',
];

const narrow = { width: 320, height: 640 };

/** Returns what is wrong on the page: elements made from text, horizontal overflow, text that reverses other text. */
const look = (page: Page) =>
  page.evaluate(() => ({
    ran: 'hacked' in window,
    elements: document.querySelectorAll('#root :is(script, img, iframe, [onerror], [onload])').length,
    sideways: document.scrollingElement!.scrollWidth - innerWidth,
    turned: /[\u202a-\u202e]/.test(document.documentElement.outerHTML + document.title),
    halves: [...document.querySelectorAll('#root *')].some(
      ({ firstChild: text }) => text instanceof Text && /^[\ud800-\udbff]$|^[\udc00-\udfff]$/.test(text.data),
    ),
  }));

it.each(Object.entries(hostile))('%s appears only as text', async (id, { name }) => {
  const page = await phone({ baseURL, viewport: narrow });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('dialog', (dialog) => dialog.dismiss().then(() => problems.push('dialog')));
  for (const place of places) {
    await page.goto('about:blank');
    await visit(page, place.replace('ID', id));
    expect(await look(page), place).toEqual({ ran: false, elements: 0, sideways: 0, turned: false, halves: false });
    expect(await page.locator('.failure').count(), place).toBe(0);
    if (/^\/\?|choose-app|get-file|result/.test(place))
      expect((await page.locator('#root').textContent())?.includes(name), place).toBe(true);
    expect(problems, place).toEqual([]);
  }
});

const others = fontFolders().slice(1);

it.each(others.map((folder) => ({ folder, fonts: basename(folder) })))(
  'long names fit with the fonts $fonts',
  async ({ folder }) => {
    const browser = await launchBrowser({ env: { ...process.env, SIDEGUIDE_FONTS: folder } });
    try {
      const page = await browser.newPage({ baseURL, viewport: narrow, serviceWorkers: 'block' });
      for (const place of places) {
        await page.goto('about:blank');
        await visit(page, place.replace('ID', 'org.hostile.long'));
        expect((await look(page)).sideways, place).toBe(0);
      }
    } finally {
      await browser.close();
    }
  },
);
