import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { contentOrExit } from '@sideguide/content-kit/files';
import { findRoutes } from '@sideguide/site-kit';
import { withGuide } from './gallery/all-pictures.ts';
import { visitShots } from './gallery/camera.ts';
import type { GalleryTheme } from './gallery/options.ts';
import { findShots } from './gallery/shots.ts';
import { animate, reducePalette } from './pictures/png.ts';
import { tour } from './pictures/tour.ts';

// `npm run pictures`: takes the pictures in README.md and docs/design.md, except the one of a printed sheet. Run it
// after a screen shown there has changed; the files are committed.

/** Each picture: its file, the language and theme, and its name in the gallery. */
const stills: readonly (readonly [file: string, language: string, theme: GalleryTheme, shot: string])[] = [
  ['step-en', 'en', 'light', 'miui/turn-on-source'],
  ['step-ur', 'ur', 'light', 'miui/allow-source'],
  ['landing-zh', 'zh', 'light', 'miui/index-app'],
  ['home-ta', 'ta', 'light', 'index-suggests-miui'],
  ['helping', 'en', 'light', 'send-chosen'],
  ['result', 'en', 'light', 'result/miui-installed'],
  ['warning-ur', 'ur', 'light', 'miui/no-caller'],
  ['check', 'en', 'light', 'miui/check-file-genuine'],
  ['message', 'en', 'light', 'service-messages/play-protect-unknown'],
  ['failure-zh', 'zh', 'dark', 'error-unknown-address'],
];

const content = await contentOrExit();
const shots = findShots(content, findRoutes(root));
const unknown = stills.filter(([, , , name]) => !shots.some((shot) => shot.name === name));
if (unknown.length) throw new Error(`pictures: the gallery has no ${unknown.map(([, , , name]) => name).join(', ')}`);

const save = (file: string, bytes: Buffer) => {
  writeFileSync(join(root, 'docs/pictures', `${file}.png`), bytes);
  console.log(`docs/pictures/${file}.png: ${(bytes.length / 1000).toFixed(0)} kB`);
};

await withGuide(async (browser, origin) => {
  save('guide', animate(await tour(browser, origin)));
  for (const language of new Set(stills.map(([, tag]) => tag))) {
    const pictures = stills.filter(([, tag]) => tag === language);
    const session = { browser, origin, themes: ['light', 'dark'], scale: 1 } as const;
    const problems = await visitShots(
      session,
      language,
      shots.filter(({ name }) => pictures.some(([, , , shot]) => shot === name)),
      async (page, shot, theme) => {
        for (const [file, , inTheme, name] of pictures)
          if (name === shot.name && theme === inTheme) save(file, reducePalette(await page.screenshot()));
        return [];
      },
    );
    for (const { name, problem } of problems) console.log(`${language} ${name}: ${problem}`);
    if (problems.length) process.exitCode = 1;
  }
});
