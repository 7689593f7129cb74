import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import type { Content } from '@sideguide/content-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { findRoutes } from '@sideguide/site-kit';
import type { Browser } from 'playwright-core';
import { inParallel, withGuide } from './gallery/all-pictures.ts';
import { photograph, type ScreenProblem } from './gallery/camera.ts';
import { type GalleryOptions, type GalleryTheme, galleryThemes, parseOptions } from './gallery/options.ts';
import { galleryPage } from './gallery/page.ts';
import { listSheets, makeSheets } from './gallery/sheets.ts';
import type { Shot } from './gallery/shot.ts';
import { findShots } from './gallery/shots.ts';

// `npm run gallery`: takes pictures of every screen and step, makes contact sheets, and reports layout problems.
// Options: --languages=en,ur --themes=dark --full --scale=2, and parts of names (miui/keep-in-recents, or --only=…).

const galleryFolder = join(root, '.gallery');

const fileOf = (language: string, theme: GalleryTheme, name: string) =>
  join(galleryFolder, 'pictures', `${language}-${theme}`, `${name}.png`);

/** Remakes the sheets of these languages and themes, and the page of all pictures in the folder. */
async function remakeSheets(
  browser: Browser,
  content: Content,
  shots: readonly Shot[],
  options: GalleryOptions,
): Promise<void> {
  const groups = Object.values(content.locales)
    .flatMap(({ card }) => galleryThemes.map((theme) => ({ language: card.tag, label: card.name, theme })))
    .map((group) => ({
      ...group,
      names: shots.map(({ name }) => name).filter((name) => existsSync(fileOf(group.language, group.theme, name))),
    }))
    .filter(({ names }) => names.length > 0);
  const folderOf = (group: { language: string; theme: GalleryTheme }) => `${group.language}-${group.theme}`;
  const updated = groups.filter(
    ({ language, theme }) => options.languages.includes(language) && options.themes.includes(theme),
  );
  await inParallel(updated, (group) =>
    makeSheets({ browser, gallery: galleryFolder, group: folderOf(group), names: group.names }),
  );
  const pages = groups.map((group) => ({ ...group, sheets: listSheets(galleryFolder, folderOf(group)) }));
  writeFileSync(join(galleryFolder, 'index.html'), galleryPage(pages));
}

/** Takes the pictures and returns the problems found, by language. */
async function run(content: Content, options: GalleryOptions): Promise<ScreenProblem[]> {
  const { languages, only } = options;
  const allShots = findShots(content, findRoutes(root));
  const shots = allShots.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  if (shots.length === 0) throw new Error(`No picture has a name with ${only.join(' or ')} in it.`);
  // A full run starts from an empty folder; otherwise pictures of removed screens would stay for ever.
  if (only.length === 0) rmSync(galleryFolder, { recursive: true, force: true });
  mkdirSync(join(galleryFolder, 'sheets'), { recursive: true });

  return withGuide(async (browser, origin) => {
    const problems = new Map<string, ScreenProblem[]>();
    await inParallel(languages, async (language) => {
      problems.set(language, await photograph({ ...options, browser, origin, fileOf }, language, shots));
      console.log(`${language}: ${shots.length * options.themes.length} pictures`);
    });
    await remakeSheets(browser, content, allShots, options);
    return languages.flatMap((language) => problems.get(language) ?? []);
  });
}

try {
  const started = performance.now();
  const content = await contentOrExit();
  const cards = Object.values(content.locales).map(({ card }) => card);
  const problems = await run(content, parseOptions(process.argv.slice(2), cards));
  for (const { language, name, problem } of problems) console.log(`${language} ${name}: ${problem}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${problems.length} problems, ${seconds} s: ${join(galleryFolder, 'index.html')}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
