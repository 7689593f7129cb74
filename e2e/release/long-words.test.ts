import { basename } from 'node:path';
import { root } from '@sideguide/cli-kit';
import type { Content } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { findRoutes } from '@sideguide/site-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { visitShots } from '../../tools/gallery/camera.ts';
import { findShots } from '../../tools/gallery/shots.ts';
import { type Copy, copyProject } from '../support/copy-project.ts';
import { fontFolders, shareOf } from '../support/font-sets.ts';
import { type Host, host } from '../support/host.ts';
import { longLocales, longTags } from '../support/long-words.ts';
import { findOverflows, modes, onScreen } from '../support/overflow.ts';

/** Each direction of reading covers every twelfth screen, at different offsets, a share of them with each set of fonts. */
const every = 12;

let copy: Copy;
let content: Content;
let site: Host | undefined;
let origin: string;

beforeAll(async () => {
  copy = copyProject();
  ({ content } = await loadContent(copy.root));
  copy.write(longLocales(content));
  site = await host(await copy.build());
  origin = site.origin;
});

afterAll(async () => {
  await site?.close();
  copy?.remove();
});

const where = modes.map(({ name }) => name).join(' and at ');
const both = Object.values(longTags);

describe(`sentences half as long again, with long words, at ${where}`, () => {
  const runs = fontFolders().flatMap((folder) =>
    both.map((tag) => ({ tag, folder, fonts: basename(folder) || 'ours' })),
  );
  it.concurrent.each(runs)('fit ($tag, fonts: $fonts)', async ({ tag, folder }) => {
    const env = { ...process.env, SIDEGUIDE_FONTS: folder };
    const browser = await launchBrowser({ env });
    const all = onScreen(findShots(content, findRoutes(root)));
    const shots = shareOf(
      all.filter((_shot, at) => (at + both.indexOf(tag)) % every === 0),
      env,
    );
    expect(shots.length).toBeGreaterThan(10);
    const session = { browser, origin, themes: ['light'], scale: 1 } as const;
    const problems = await visitShots(session, tag, shots, findOverflows).finally(() => browser.close());
    expect(problems.map(({ name, problem }) => `${name}, ${problem}`)).toEqual([]);
  });
});
