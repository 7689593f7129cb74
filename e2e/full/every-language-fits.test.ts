import { root } from '@sideguide/cli-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { findRoutes } from '@sideguide/site-kit';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { visitShots } from '../../tools/gallery/camera.ts';
import { findShots } from '../../tools/gallery/shots.ts';
import { misfits, onScreen } from '../support/fit.ts';
import { originOf } from '../support/sites.ts';

const { content } = await loadContent(root);
const shots = onScreen(findShots(content, findRoutes(root)));

// The longest sentences that nobody wrote are tried beside it: e2e/full/long-words.test.ts, a third of them at every `npm test`.
it.each(Object.keys(content.locales))('every screen has room for %s', async (tag) => {
  const browser = await launchBrowser();
  const session = { browser, origin: originOf('guide'), themes: ['light'], scale: 1 } as const;
  const found = await visitShots(session, tag, shots, misfits).finally(() => browser.close());
  expect(found.map(({ name, problem }) => `${name}, ${problem}`)).toEqual([]);
});
