import { defineConfig } from 'vitest/config';
import { fontFolder, fontSets } from './e2e/support/font-sets.ts';

// The settings of this machine and of the person who runs the tests must not change their results.
const { env } = process;
env.TZ = 'UTC';
env.LANG = env.LC_ALL = 'C.UTF-8';
env.GIT_CONFIG_GLOBAL = env.GIT_CONFIG_SYSTEM = '/dev/null';
for (const name of Object.keys(env)) if (/^(?:.*_proxy|npm_config_.*|language)$/i.test(name)) delete env[name];

const seconds = 1000;

/** Upper limits for slow machines: tests end as soon as they see what they wait for. */
const expectOfPages = { poll: { timeout: 60 * seconds } };
const timeouts = { testTimeout: 600 * seconds, hookTimeout: 900 * seconds };

/** Tests that start processes, copy the project or go through thousands of files: `name.slow.test.ts`. */
const slow = '**/*.slow.test.ts';
const units = ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'];

/** Returns a project of tests without a browser. */
const plain = (name: string, include: string[], exclude: string[], groupOrder: number) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    ...timeouts,
    expect: expectOfPages,
    // The files of a worker share their modules, so that the content is loaded and transformed once: half the time.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    // By default vitest uses only one worker on two cores.
    maxWorkers: 2,
    // Groups run one after the other.
    sequence: { groupOrder },
  },
});

/** Returns a project of tests that drive a browser, against sites that are built once before them. */
const pages = (name: string, folders: string[], maxWorkers: number, groupOrder: number, setup: string[] = []) => ({
  test: {
    name,
    include: folders.map((folder) => `e2e/${folder}/**/*.test.ts`),
    globalSetup: ['e2e/support/global-setup.ts', ...setup],
    expect: expectOfPages,
    ...timeouts,
    // In CI a stalled browser gets one retry; locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    // Each worker drives its own browser.
    maxWorkers,
    sequence: { groupOrder },
  },
});

/**
 * Measures whether text fits. `npm run test:fonts` runs all of these with the fonts of other machines, the release tier
 * some of them.
 */
const fits = ['e2e/**/*.fits.test.ts', 'tools/**/*.fits.test.ts'];
const fetchFonts = 'e2e/support/font-sets.ts';
const withFonts = (set: string, groupOrder: number) => {
  const { test } = pages(`fonts-${set}`, [], 2, groupOrder, [fetchFonts]);
  const setupFiles = ['e2e/support/skip-without-fonts.ts'];
  return { test: { ...test, setupFiles, include: fits, env: { SIDEGUIDE_FONTS: fontFolder(set) } } };
};

export default defineConfig({
  test: {
    // Tests of one file that run at the same time.
    maxConcurrency: 2,
    projects: [
      // `npm test`: these two.
      plain('unit', units, [slow], 0),
      pages('journeys', ['journeys'], 2, 1),
      // `npm run test:release`: the rest.
      plain('slow', [slow], [], 2),
      // On two cores: these tests wait for a third of their time, for workers of pages, downloads and pictures.
      pages('release', ['release', 'build', 'full'], 3, 3, [fetchFonts]),
      pages('engines', ['engines'], 1, 4),
      ...Object.keys(fontSets).map((set, at) => withFonts(set, 5 + at)),
    ],
  },
});
