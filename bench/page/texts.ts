import type { Browser } from 'playwright-core';
import { drawnWhole } from '../../tools/browser/drawn-whole.ts';
import { profile } from './profile.ts';

/** A piece of a page's text, with the element that it stands in. */
export interface Block {
  readonly tag: 'h1' | 'h2' | 'p' | 'li' | 'summary';
  readonly text: string;
}

/** What a reader of one screen gets to read, and one sentence of it that every page has to show. */
export interface PageText {
  readonly language: string;
  readonly dir: string;
  readonly blocks: readonly Block[];
  /** Stands whole in one node of text, in the first view. */
  readonly wanted: string;
}

/** The screens that are compared. */
export const screens = {
  home: '/',
  step: '/miui/downloadapps?app=org.fdroid.fdroid#allow-source',
  next: '/miui/downloadapps?app=org.fdroid.fdroid#turn-on-source',
} as const;
export type ScreenName = keyof typeof screens;

export type Texts = Readonly<Record<string, Readonly<Record<ScreenName, PageText>>>>;

/** Reads the texts off the built guide itself, so that all pages say the same, in each language. */
export async function readTexts(browser: Browser, origin: string, languages: readonly string[]): Promise<Texts> {
  const texts: Record<string, Record<ScreenName, PageText>> = {};
  for (const language of languages) {
    const page = await browser.newPage({ viewport: profile.viewport, serviceWorkers: 'block' });
    const found = {} as Record<ScreenName, PageText>;
    for (const [name, path] of Object.entries(screens) as [ScreenName, string][]) {
      const url = new URL(path, origin);
      url.searchParams.set('lang', language);
      await page.goto(url.href);
      await page.locator('h1').waitFor();
      await drawnWhole(page);
      found[name] = { language, ...(await page.evaluate(readPage)) };
    }
    texts[language] = found;
    await page.close();
  }
  return texts;
}

/** Runs in the page. */
function readPage(): Omit<PageText, 'language'> {
  const tags = ['h1', 'h2', 'p', 'li', 'summary'] as const;
  const elements = [...document.querySelectorAll<HTMLElement>(`.page :is(${tags.join(',')})`)].filter(
    (element) => element.innerText.trim() !== '' && !element.querySelector(tags.join(',')),
  );
  const blocks = elements.map((element) => ({
    tag: element.localName as Block['tag'],
    text: element.innerText.trim().replace(/\s+/g, ' '),
  }));
  const walker = document.createTreeWalker(document.querySelector('.page main')!, NodeFilter.SHOW_TEXT);
  let wanted = '';
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const { top, bottom, height } = node.parentElement!.getBoundingClientRect();
    const text = node.data.trim();
    if (height > 0 && top >= 0 && bottom < innerHeight - 100 && text.length > wanted.length) wanted = text;
  }
  return { dir: document.documentElement.dir, blocks, wanted };
}
