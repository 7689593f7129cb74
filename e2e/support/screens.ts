import { type Inspect, visitShots } from '../../tools/gallery/camera.ts';
import type { GalleryTheme } from '../../tools/gallery/options.ts';
import { waitForLayout } from '../../tools/gallery/wait-for-layout.ts';
import { theBrowser } from './browser.ts';
import { originOf } from './sites.ts';

const app = 'org.thoughtcrime.securesms';

/** Every screen, and a step of each kind: list, card, question, each sort of drawing, one and two pictures. */
export const screens: readonly { readonly name: string; readonly path: string }[] = [
  { name: 'Home', path: '/' },
  { name: 'Home with an app and mistakes', path: `/?app=${app}&os=x&labels=y` },
  { name: 'Landing', path: '/miui' },
  { name: 'Landing of the other skin', path: `/coloros?app=${app}&rom=cn` },
  { name: 'Landing of the general steps', path: '/android' },
  { name: 'list of apps', path: '/miui/downloadapps#choose-app' },
  { name: 'card of an app', path: `/coloros/downloadapps?app=${app}#get-file` },
  { name: 'no app chosen', path: '/miui/downloadapps#get-file' },
  { name: 'dialog with a question', path: '/miui/downloadapps#keep-file' },
  { name: 'the check of a file', path: `/miui/downloadapps?app=${app}#check-file` },
  { name: 'the question about callers', path: '/coloros/downloadapps#no-caller' },
  { name: 'list of files', path: `/miui/downloadapps?app=${app}#open-file` },
  { name: 'switch', path: '/coloros/downloadapps#turn-on-source' },
  { name: 'two dialogs, one box to tick', path: '/miui/downloadapps?rom=cn#tick-risk' },
  { name: 'stacked buttons', path: '/coloros/downloadapps#pass-play-protect' },
  { name: 'icon and menu', path: `/miui/service?app=${app}#open-app-info` },
  { name: 'two lists', path: '/miui/service?labels=ru#battery-saver' },
  { name: 'padlock among the recent apps', path: '/miui/service#keep-in-recents' },
  { name: 'menu among the recent apps', path: '/coloros/service#keep-in-recents' },
  { name: 'a setting that is only offered', path: `/miui/service?app=${app}#open-windows` },
  { name: 'nothing needed', path: '/coloros/service?app=org.fdroid.fdroid' },
  { name: 'who makes this', path: '/about' },
  { name: 'Service', path: '/service#package-conflict' },
  { name: 'a gate with a question', path: '/service#developer-check' },
  { name: 'a gate of a skin', path: '/coloros/service#play-protect' },
  { name: 'the wait before it begins', path: '/miui/service#developer-wait' },
  { name: 'the wait when it is over', path: '/miui/service#developer-wait.20250101T0000Z' },
  { name: 'the check outside of a flow', path: '/service#check' },
  { name: 'Result', path: `/result/miui?app=${app}` },
  { name: 'Result without a skin', path: '/result/index' },
  { name: 'Result of nowhere', path: '/result/nowhere' },
  { name: 'the view of a helper', path: `/miui/downloadapps?app=${app}&helper=ta#allow-source` },
  { name: 'the guide on paper', path: `/coloros?app=${app}&rom=cn#print` },
  { name: 'error screen', path: '/nowhere' },
];

/**
 * Opens screens in one language, one after the other as links do, and unfolds their parts; returns what an inspection
 * finds, by screen.
 */
export async function inspectScreens(
  tag: string,
  inspect: Inspect,
  { of = screens, theme = 'light' }: { of?: typeof screens; theme?: GalleryTheme } = {},
): Promise<string[]> {
  const session = { browser: await theBrowser(), origin: originOf('guide'), themes: [theme], scale: 1 };
  const shots = of.map(({ name, path }) => {
    // Only the address of no screen is an error.
    const expected = path === '/nowhere' ? { expectedError: 'UnknownAddressError' } : {};
    return { name, href: path, hasAction: false, ...expected };
  });
  const problems = await visitShots(session, tag, shots, async (page, ...rest) => {
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    await waitForLayout(page);
    return inspect(page, ...rest);
  });
  return problems.map(({ name, problem }) => `${name}: ${problem}`);
}
