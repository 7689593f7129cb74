import type { Browser, Locator, Page } from 'playwright-core';
import { waitForApp } from '../browser/wait-for-app.ts';
import { galleryPhone } from '../gallery/camera.ts';
import type { PngFrame } from './png.ts';

const app = 'app=org.fdroid.fdroid';
const choices = `${app}&os=hyperos-2&rom=global`;
const step = (id: string, params: string) => `/miui/downloadapps?${choices}&${params}#${id}`;

/** Milliseconds that a screen is shown, a tap on it, and a picture of a film. */
const screenMs = 1_500;
const tapMs = 500;
const filmMs = 100;

/** The page's time runs so many times slower, because taking a picture takes longer than a picture of a film lasts. */
const slowness = 6;

/** Selector of the primary button. */
const primaryButton = 'main ~ nav a:not([aria-label]), main ~ nav button';

/** A screen of the tour: its address, the theme, and what is tapped on it. */
interface Stop {
  /** Absent if the tap on the screen before leads here. */
  readonly href?: string;
  readonly dark?: true;
  readonly tap?: string;
  /** Selector of the button that answers the screen's question, before its picture is taken. */
  readonly answer?: string;
  /** Whether the drawn phone plays its pictures. */
  readonly isPlayed?: true;
}

/** The scenes of the animation: from Home to the app, then the same step in other languages. */
const stops: readonly Stop[] = [
  { href: `/?${app}&lang=en`, tap: 'main ul a >> nth=2' },
  { href: `/miui?${choices}&lang=en`, tap: primaryButton },
  { href: step('check-file', 'lang=en') },
  { href: step('open-file', 'lang=en'), tap: primaryButton, isPlayed: true },
  { tap: primaryButton, isPlayed: true },
  { isPlayed: true },
  { href: step('turn-on-source', 'lang=ur') },
  { href: step('turn-on-source', 'lang=ta'), dark: true },
  { href: step('turn-on-source', 'lang=zh') },
  { href: step('turn-on-source', 'lang=en&helper=ur') },
  { href: `/result/miui?${choices}&lang=en`, answer: 'main ~ nav button' },
];

/** Draws a finger's mark on the element that is tapped. */
async function drawTap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('pictures: nothing to tap');
  await page.evaluate(
    ([x, y]) => {
      const dot = document.createElement('i');
      dot.id = 'tap';
      dot.style.cssText = `position:fixed;z-index:99;left:${x - 26}px;top:${y - 26}px;width:52px;height:52px;border:3px solid #fff;border-radius:50%;background:#24201988`;
      document.body.append(dot);
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
}

/** Slows the page's timers and animations. */
async function slowDown(page: Page): Promise<void> {
  await page.addInitScript((factor) => {
    const { setTimeout: wait } = window;
    window.setTimeout = ((work: () => void, ms = 0, ...values: []) =>
      wait(work, ms * factor, ...values)) as typeof setTimeout;
  }, slowness);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Animation.enable');
  await devTools.send('Animation.setPlaybackRate', { playbackRate: 1 / slowness });
}

/** Takes pictures until the drawn phone rests. */
async function film(page: Page): Promise<PngFrame[]> {
  const frames: PngFrame[] = [];
  const resting = page.locator('main figure [data-rest]');
  do {
    const start = performance.now();
    const png = await page.screenshot();
    await page.waitForTimeout(filmMs * slowness - (performance.now() - start));
    frames.push({ png, delay: (performance.now() - start) / slowness });
  } while ((await resting.count()) === 0);
  return frames;
}

/** Walks through the guide and takes its pictures. */
export async function tour(browser: Browser, origin: string): Promise<PngFrame[]> {
  const page = await browser.newPage({ viewport: galleryPhone, serviceWorkers: 'block' });
  await slowDown(page);
  const frames: PngFrame[] = [];
  for (const { href, dark, tap, answer, isPlayed } of stops) {
    await page.emulateMedia({
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: isPlayed ? 'no-preference' : 'reduce',
    });
    if (href) {
      // A change of the hash alone would not reload the page.
      await page.goto('about:blank');
      await page.goto(origin + href);
    }
    await page.locator('h1:not([data-left])').first().waitFor();
    await waitForApp(page);
    if (answer) await page.locator(answer).first().click();
    if (isPlayed) frames.push(...(await film(page)));
    frames.push({ png: await page.screenshot(), delay: screenMs });
    if (!tap) continue;
    await drawTap(page, page.locator(tap).first());
    frames.push({ png: await page.screenshot(), delay: tapMs });
    await page.evaluate(() => {
      document.getElementById('tap')?.remove();
      document.querySelector('h1')?.setAttribute('data-left', '');
    });
    await page.locator(tap).first().dispatchEvent('click');
  }
  await page.close();
  return frames;
}
