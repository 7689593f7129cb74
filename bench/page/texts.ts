import type { Browser } from 'playwright-core';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';
import { profile } from './profile.ts';

/** A piece of a page's text, with its element. */
export interface TextBlock {
  readonly tag: 'h1' | 'h2' | 'p' | 'li' | 'summary';
  readonly text: string;
}

/** The text of one screen, and the words that every page must show first. */
export interface PageText {
  readonly language: string;
  readonly dir: string;
  readonly blocks: readonly TextBlock[];
  /** Parts of the heading and of the first sentence below it; on a step, of the instruction. */
  readonly words: readonly string[];
  /** Selectors of the parts in the first view of the complete screen. */
  readonly parts: readonly string[];
}

/** Addresses of the screens that are compared. */
export const screenAddresses = {
  home: '/',
  landing: '/miui',
  first: '/miui/downloadapps',
  step: '/miui/downloadapps?app=org.fdroid.fdroid#allow-source',
  next: '/miui/downloadapps?app=org.fdroid.fdroid#turn-on-source',
  message: '/service#parse-problem',
} as const;
export type ScreenName = keyof typeof screenAddresses;

/** The screen that each screen's link leads to. */
export const nextOf: Readonly<Record<ScreenName, ScreenName>> = {
  home: 'landing',
  landing: 'first',
  first: 'step',
  step: 'next',
  next: 'message',
  message: 'home',
};

export type Texts = Readonly<Record<string, Readonly<Record<ScreenName, PageText>>>>;

/** Reads the texts from the built guide itself, so that all sites have the same text, in each language. */
export async function readTexts(browser: Browser, origin: string, languages: readonly string[]): Promise<Texts> {
  const texts: Record<string, Record<ScreenName, PageText>> = {};
  for (const language of languages) {
    const context = await browser.newContext({ viewport: profile.viewport, serviceWorkers: 'block', locale: language });
    const screens = {} as Record<ScreenName, PageText>;
    for (const [name, path] of Object.entries(screenAddresses) as [ScreenName, string][]) {
      const page = await context.newPage();
      await page.goto(origin + path);
      await page.locator('#root h1').waitFor();
      await waitForApp(page);
      screens[name] = { language, ...(await page.evaluate(readPage)) };
      await page.close();
    }
    texts[language] = screens;
    await context.close();
  }
  return texts;
}

/** Runs in the page. */
function readPage(): Omit<PageText, 'language'> {
  const tags = ['h1', 'h2', 'p', 'li', 'summary'] as const;
  const page = document.querySelector('#root > .page')!;
  const elements = [...page.querySelectorAll<HTMLElement>(`:is(${tags.join(',')})`)].filter(
    (element) => element.innerText.trim() !== '' && !element.querySelector(tags.join(',')),
  );
  const blocks = elements.map((element) => ({
    tag: element.localName as TextBlock['tag'],
    text: element.innerText.trim().replace(/\s+/g, ' '),
  }));
  /** Returns the longest text node of an element, i.e. the longest text without a label in it. */
  const longestText = (element: Element): string => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let longest = '';
    while (walker.nextNode()) {
      const text = (walker.currentNode as Text).data.trim();
      if (text.length > longest.length) longest = text;
    }
    return longest.replace(/\s+/g, ' ');
  };
  // Skips the link to a warning, which is above an instruction.
  const plain = elements.filter((element) => element.closest('main') && !element.querySelector('a'));
  // What to do about a message is a list.
  const sentence =
    plain.find(({ localName }) => localName === 'p') ?? plain.find(({ localName }) => localName === 'li')!;
  const pathTo = (element: Element): string =>
    element === page
      ? '#root > .page'
      : `${pathTo(element.parentElement!)} > :nth-child(${[...element.parentElement!.children].indexOf(element) + 1})`;
  const inView = [...page.querySelectorAll(':is(h1, p, li, a, button, svg, input)')].filter((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height > 0 && top >= 0 && top < innerHeight;
  });
  return {
    dir: document.documentElement.dir,
    blocks,
    words: [longestText(page.querySelector('h1')!), longestText(sentence)],
    parts: inView.map(pathTo),
  };
}
