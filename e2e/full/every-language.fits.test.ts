import { root } from '@sideguide/cli-kit';
import { publishedTags } from '@sideguide/content-kit';
import { findRoutes } from '@sideguide/site-kit';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { visitShots } from '../../tools/gallery/camera.ts';
import { findShots } from '../../tools/gallery/shots.ts';
import { content } from '../support/expected.ts';
import { shareOf } from '../support/font-sets.ts';
import { findOverflows, onScreen } from '../support/overflow.ts';
import { originOf } from '../support/sites.ts';

const shots = onScreen(findShots(content, findRoutes(root)));

/** Each language covers every twelfth screen, so that one covers each; `npm run gallery` shows all screens. */
const every = 12;

// Artificially long sentences are tested in e2e/release/long-words.test.ts.
// At the same time: this file is the last to run, and one browser leaves a core idle.
it.concurrent.each(publishedTags(content).map((tag, n) => ({ tag, n })))('screens fit in $tag', async ({ tag, n }) => {
  const browser = await launchBrowser();
  const session = { browser, origin: originOf('guide'), themes: ['light'], scale: 1 } as const;
  const sample = shareOf(shots.filter((_shot, at) => at % every === n % every));
  const problems = await visitShots(session, tag, sample, findOverflows).finally(() => browser.close());
  expect(problems.map(({ name, problem }) => `${name}, ${problem}`)).toEqual([]);
});
