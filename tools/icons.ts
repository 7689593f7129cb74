import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { previewFile } from '@sideguide/site-kit';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './browser/launch.ts';
import { waitForApp } from './browser/wait-for-app.ts';
import { galleryPhone } from './gallery/camera.ts';

// `npm run icons`: makes the pictures that a phone shows of the installed guide, from `apps/guide/public/icon.svg` and
// from the built guide. Run it after the icon, Home or the landing changed; its files are committed.

const icons = join(root, 'apps/guide/public/icons');
const screens = join(root, 'apps/guide/public/screens');

/** Share of the picture that a phone may crop around a maskable icon, on each side. */
const safeMargin = 0.1;

async function drawIcon(browser: Browser, name: string, size: number, maskable: boolean): Promise<void> {
  const svg = readFileSync(join(root, 'apps/guide/public/icon.svg'), 'utf8').replace(maskable ? ' rx="14"' : '', '');
  const padded = maskable
    ? svg.replace(
        'viewBox="0 0 64 64"',
        `viewBox="${64 * -safeMargin} ${64 * -safeMargin} ${64 * (1 + 2 * safeMargin)} ${64 * (1 + 2 * safeMargin)}"`,
      )
    : svg;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const background = maskable ? '#241f19' : 'transparent';
  await page.setContent(
    `<style>body{margin:0;background:${background}}svg{display:block;width:100vw}</style>${padded}`,
  );
  await page.screenshot({ path: join(icons, `${name}.png`), omitBackground: true });
  await page.close();
}

mkdirSync(icons, { recursive: true });
mkdirSync(screens, { recursive: true });
const browser = await launchBrowser();
await drawIcon(browser, 'icon-192', 192, false);
await drawIcon(browser, 'icon-512', 512, false);
await drawIcon(browser, 'icon-maskable-512', 512, true);
const preview = await browser.newPage({ viewport: { width: 1200, height: 630 } });
// The link preview for chats, in the size that they require. It has no text, so that it fits every reader.
const previewSvg = readFileSync(join(import.meta.dirname, 'preview.svg'), 'utf8');
await preview.setContent(`<style>body{margin:0}svg{display:block}</style>${previewSvg}`);
await preview.screenshot({ path: join(root, 'apps/guide/public', previewFile) });
await preview.close();
const server = createGuideServer({ dist: `${root}dist` });
const { port } = await listen(server, 0);
const content = await contentOrExit();
const skin = Object.keys(content.skins)[0]!;
for (const tag of Object.keys(content.locales)) {
  const page = await browser.newPage({ viewport: galleryPhone, serviceWorkers: 'block' });
  for (const [name, path] of [
    ['home', '/'],
    ['step', `/${skin}/downloadapps`],
  ] as const) {
    await page.goto(`http://localhost:${port}${path}?lang=${tag}#allow-source`);
    await page.locator('h1').waitFor();
    await waitForApp(page);
    await page.screenshot({ path: join(screens, `${name}-${tag}.jpg`), type: 'jpeg', quality: 72 });
  }
  await page.close();
}
await browser.close();
server.closeAllConnections();
server.close();
