import type { Page } from 'playwright-core';
import { waitForApp } from '../../tools/browser/wait-for-app.ts';

/** The text of a paragraph with `{label}` where the phone's words stand, and those labels separately. */
export interface ShownText {
  readonly text: string;
  readonly chips: readonly { readonly text: string; readonly lang: string; readonly gloss?: string | undefined }[];
}

/** What a screen shows to a reader. */
export interface ScreenState {
  readonly href: string;
  readonly title: string;
  readonly heading: ShownText;
  readonly paragraphs: readonly ShownText[];
  /** The progress line. */
  readonly progress: string | undefined;
  /** Text alternatives of the drawings. */
  readonly drawings: readonly string[];
  readonly button: { readonly text: string; readonly top: number; readonly bottom: number } | undefined;
  /** All text in the reader's language, without text marked as another language. */
  readonly inPageLanguage: string;
  /** All text, including accessible names of controls and text alternatives. */
  readonly all: string;
  readonly lang: string;
  readonly dir: string;
  /** True if something overflows to the right or left. */
  readonly isTooWide: boolean;
}

const primarySelector = 'main ~ nav a:not([aria-label])';

/** Returns the primary button. */
export const primary = (page: Page) => page.locator(primarySelector).first();

/** Returns the line to tap of the fold with exactly this title. */
export const summary = (page: Page, title: string) =>
  page.locator('main summary').and(page.getByText(title, { exact: true }));

/** Reads the screen in one evaluation. */
export const readScreen = (page: Page): Promise<ScreenState> =>
  page.evaluate((selector) => {
    const spoken = (element: Element): ShownText => {
      const chips: { text: string; lang: string; gloss?: string }[] = [];
      const read = (node: Node): string => {
        if (node instanceof SVGElement) return '';
        if (!(node instanceof Element)) return node.textContent ?? '';
        if (node.matches('bdi[translate=no]')) {
          chips.push({ text: node.textContent ?? '', lang: node.getAttribute('lang') ?? '' });
          return '{label}';
        }
        const before = node.previousSibling;
        if (node.matches('span') && before instanceof Element && before.matches('bdi[translate=no]')) {
          chips[chips.length - 1]!.gloss = (node.textContent ?? '').trim().replace(/^[(（]|[)）]$/g, '');
          return '';
        }
        return [...node.childNodes].map(read).join('');
      };
      return { text: read(element).trim(), chips };
    };
    const root = document.documentElement;
    const inside = (node: Node) => node.parentElement!.closest('[lang]')!.getAttribute('lang');
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    // The content of `noscript` is never shown where scripts run.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement!.matches('noscript')) texts.push(walker.currentNode as Text);
    const attributes = [...document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')].flatMap(
      (element) => ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const link = document.querySelector(selector);
    const rect = link?.getBoundingClientRect();
    const join = (parts: readonly string[]) => parts.filter(Boolean).join('\n');
    return {
      href: location.pathname + location.search + location.hash,
      title: document.title,
      heading: spoken(document.querySelector('h1')!),
      paragraphs: [...document.querySelectorAll('main p')].map(spoken),
      progress: document.querySelector('.page header p b')?.textContent ?? undefined,
      drawings: [...document.querySelectorAll('main [role=img]')].map(
        (image) => image.getAttribute('aria-label') ?? '',
      ),
      button: link && rect ? { text: spoken(link).text, top: rect.top, bottom: rect.bottom } : undefined,
      inPageLanguage: join([
        ...texts.filter((text) => inside(text) === root.lang).map((text) => text.data),
        ...attributes,
      ]),
      all: join([...texts.map((text) => text.data), ...attributes]),
      lang: root.lang,
      dir: root.dir,
      isTooWide: document.scrollingElement!.scrollWidth > innerWidth,
    };
  }, primarySelector);

/** Performs an action that leads to another screen, and waits for that screen or the error screen. */
export async function leaveScreen(page: Page, act: () => Promise<unknown>, timeout = 60_000): Promise<void> {
  await page.locator('h1').evaluate((heading) => heading.setAttribute('data-left', ''));
  await act();
  await page.locator('h1:not([data-left])').waitFor({ timeout });
  await waitForApp(page);
}

/** Returns the addresses of the answers to “What do you see now?”. */
export const choicesOn = (page: Page): Promise<(string | null)[]> =>
  page.locator('main section > ul a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

let side = 0.25;

/**
 * Taps the primary button alternately on its left and right: two taps at one place this fast would count as a double
 * tap.
 */
export async function openNextStep(page: Page): Promise<void> {
  await primary(page).waitFor();
  const box = (await primary(page).boundingBox()) ?? { width: 200, height: 48 };
  side = 1 - side;
  const tap = () => primary(page).tap({ position: { x: box.width * side, y: box.height / 2 } });
  const before = page.url();
  await leaveScreen(page, tap, 6_000).catch(async (error: unknown) => {
    const there = page.locator('h1:not([data-left])');
    // The next screen did arrive, at the last moment; this may be the error screen at the old address.
    if ((await there.count()) > 0) return;
    // On a busy machine a tap may hit a page that is still in transition, which ignores it.
    if (page.url() === before) return leaveScreen(page, tap);
    // Or the tap worked and the next screen is still loading: another tap would be one too many.
    return there.waitFor().catch(() => Promise.reject(error));
  });
}

/** Taps the first of the phone's names on Home. */
export const pickPhone = (page: Page, skin: string): Promise<void> =>
  leaveScreen(page, () => page.locator(`main a[href^="/${skin}"]`).first().tap());

/** Answers a question of the Landing; an empty answer is "I don't know". */
export async function answerQuestion(page: Page, question: 'os' | 'rom', value: string | undefined): Promise<void> {
  if (value === undefined) return;
  const box = `input[name=${question}][value="${value}"]`;
  const label = page.locator('label', { has: page.locator(box) });
  const fold = page.locator('details', { has: page.locator(box) });
  const isOpen = () => fold.evaluate((details: HTMLDetailsElement) => details.open);
  // Right after a change of the page, a tap at the same place as before counts as the second half of a double tap.
  while (!(await isOpen())) await fold.locator('summary').tap();
  const isAnswered = (url: URL) => (url.searchParams.get(question) ?? '') === value;
  // A tap where the previous one changed the page counts as a double tap if it comes faster than a person's.
  const tap = async () => {
    await label.tap();
    // The radio button follows the address, once the chunks for the answer are loaded.
    await page.waitForURL(isAnswered, { timeout: 5_000 });
  };
  await tap().catch(tap);
  await page.locator(`${box}:checked`).waitFor();
}

/** Returns the links to this site that the reader could tap. */
export const linksOf = (page: Page): Promise<{ url: string; language: boolean; inMain: boolean }[]> =>
  page.locator('a[href]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.origin === location.origin)
      .map((link) => ({
        url: link.href,
        language: link.hreflang !== '',
        inMain: link.closest('main') !== null,
      })),
  );

export const notesKey = 'sideguide.notes.2';

/** Returns the notes of the newest flow as they are stored on the phone. */
export const storedFlow = (page: Page): Promise<{ place?: string; done: string[] }> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"flows":[]}').flows[0] ?? { done: [] }, notesKey);

/** Says on a Result opened by its address that the app is installed. */
export const sayInstalled = (page: Page): Promise<void> => page.locator('main ~ nav button').first().click();
