import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { escapeHtml } from '@sideguide/site-kit';
import type { Browser } from 'playwright-core';
import { galleryPhone } from './camera.ts';

/** Columns and rows of a sheet: as many pictures as can still be told apart on one screen. */
const columns = 6;
const rows = 4;
/** Width of a picture on a sheet, in CSS pixels; the guide's text is still readable. */
const width = 240;
const gap = 12;

const style = `
* { box-sizing: border-box; margin: 0; }
body { padding: ${gap}px; background: #777; color: #fff; font: 13px/1.4 sans-serif; }
h1 { margin-bottom: ${gap}px; font-size: 16px; }
main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: ${gap}px; align-items: start; }
img { display: block; width: ${width}px; min-height: ${Math.round((width * galleryPhone.height) / galleryPhone.width)}px; background: #999; }
`;

interface SheetOptions {
  readonly browser: Browser;
  /** The gallery's folder. */
  readonly gallery: string;
  /** Folder of the pictures, `<language>-<theme>`. */
  readonly group: string;
  /** Names of the pictures, in order. */
  readonly names: readonly string[];
}

/** Returns the existing sheets, in order. */
export function listSheets(gallery: string, group: string): string[] {
  const number = (file: string) => Number(file.slice(group.length + 1, -'.png'.length));
  return readdirSync(join(gallery, 'sheets'))
    .filter((file) => file.startsWith(`${group}-`))
    .sort((a, b) => number(a) - number(b));
}

/** Renders the pictures of one language and theme as sheets, replacing the old ones. */
export async function makeSheets({ browser, gallery, group, names }: SheetOptions): Promise<void> {
  const folder = join(gallery, 'sheets');
  for (const sheet of listSheets(gallery, group)) rmSync(join(folder, sheet));
  const page = await browser.newPage({ viewport: { width: columns * (width + gap) + gap, height: 800 } });
  const perSheet = columns * rows;
  // The grid must be in a folder from which the browser may load the files.
  const grid = join(gallery, `grid-${group}.html`);
  for (let start = 0; start < names.length; start += perSheet) {
    const sheet = `${group}-${start / perSheet + 1}.png`;
    const cells = names
      .slice(start, start + perSheet)
      .map((name) => `<p>${escapeHtml(name)}<img alt="" src="pictures/${group}/${escapeHtml(name)}.png"></p>`);
    const title = `${group}, ${start + 1}–${Math.min(start + perSheet, names.length)} of ${names.length}`;
    writeFileSync(
      grid,
      `<!doctype html><meta charset="utf-8"><style>${style}</style><h1>${title}</h1><main>${cells.join('')}</main>`,
    );
    await page.goto(pathToFileURL(grid).href);
    await page.screenshot({ path: join(folder, sheet), fullPage: true });
  }
  await page.close();
  rmSync(grid, { force: true });
}
