import type { Browser, Locator, Page } from 'playwright-core';
import { waitForApp } from '../browser/wait-for-app.ts';
import { galleryPhone } from '../gallery/camera.ts';
import type { PngFrame } from './png.ts';

const app = 'app=org.fdroid.fdroid';
const choices = `${app}&os=hyperos-2&rom=global`;
const step = (id: string, params: string) => `/miui/downloadapps?${choices}&${params}#${id}`;

/** Milliseconds that a screen is shown, and a tap on it. */
const screenMs = 1_500;
const tapMs = 500;

/** Selector of the primary button. */
const primaryButton = 'main ~ nav a:not([aria-label]), main ~ nav button';

/** A screen of the tour: its address, the theme, and what is tapped on it. */
interface Stop {
  readonly href: string;
  readonly dark?: true;
  readonly tap?: string;
}

/** The scenes of the animation: from Home to the app, then the same step in other languages. */
const stops: readonly Stop[] = [
  { href: `/?${app}&lang=en`, tap: 'main ul a >> nth=2' },
  { href: `/miui?${choices}&lang=en`, tap: primaryButton },
  { href: step('check-file', 'lang=en') },
  { href: step('open-file', 'lang=en'), tap: primaryButton },
  { href: step('allow-source', 'lang=en'), tap: primaryButton },
  { href: step('turn-on-source', 'lang=en'), tap: primaryButton },
  { href: step('turn-on-source', 'lang=ur') },
  { href: step('turn-on-source', 'lang=ta'), dark: true },
  { href: step('turn-on-source', 'lang=zh') },
  { href: step('turn-on-source', 'lang=en&helper=ur') },
  { href: `/result/miui?${choices}&lang=en` },
];

/** Draws a finger's mark on the element that is tapped. */
async function drawTap(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('pictures: nothing to tap');
  await page.evaluate(
    ([x, y]) => {
      const dot = document.createElement('i');
      dot.style.cssText = `position:fixed;z-index:99;left:${x - 26}px;top:${y - 26}px;width:52px;height:52px;border:3px solid #fff;border-radius:50%;background:#24201988`;
      document.body.append(dot);
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
}

/** Walks through the guide and takes its pictures. */
export async function tour(browser: Browser, origin: string): Promise<PngFrame[]> {
  const page = await browser.newPage({ viewport: galleryPhone, reducedMotion: 'reduce', serviceWorkers: 'block' });
  const frames: PngFrame[] = [];
  for (const { href, dark, tap } of stops) {
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    // A change of the hash alone would not reload the page.
    await page.goto('about:blank');
    await page.goto(origin + href);
    await page.locator('h1').first().waitFor();
    await waitForApp(page);
    frames.push({ png: await page.screenshot(), delay: screenMs });
    if (!tap) continue;
    await drawTap(page, page.locator(tap).first());
    frames.push({ png: await page.screenshot(), delay: tapMs });
  }
  await page.close();
  return frames;
}
