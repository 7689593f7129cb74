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

/** Tests that start processes, copy the project or go through thousands of files or cases: `name.slow.test.ts`. */
const slow = '**/*.slow.test.ts';
const units = ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'];

/**
 * The files of a worker share their modules, so that the content is loaded and transformed once: half the time of the
 * units.
 */
const isolate = false;

/** Returns a project of tests without a browser. */
const plain = (name: string, include: string[], exclude: string[], maxWorkers: number, groupOrder: number) => ({
  test: {
    name,
    include,
    exclude: ['**/node_modules/**', ...exclude],
    ...timeouts,
    expect: expectOfPages,
    isolate,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers,
    // Groups run one after the other.
    sequence: { groupOrder },
  },
});

/** On two cores: tests in a browser wait for a third of their time, for workers of pages, downloads and pictures. */
const workers = 3;

/** Returns a project of tests that drive a browser, against sites that are built once before them. */
const pages = (name: string, folders: string[], groupOrder: number, setup: string[] = []) => ({
  test: {
    name,
    include: folders.map((folder) => `e2e/${folder}/**/*.test.ts`),
    globalSetup: ['e2e/support/global-setup.ts', ...setup],
    setupFiles: ['e2e/support/setup.ts'],
    expect: expectOfPages,
    ...timeouts,
    isolate,
    // In CI a stalled browser gets one retry; locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    // Each worker drives its own browser.
    maxWorkers: workers,
    sequence: { groupOrder },
  },
});

/** Measures whether text fits: run with the fonts of the tests, and in the release tier with those of other machines too. */
const fits = ['e2e/**/*.fits.test.ts', 'tools/**/*.fits.test.ts'];
const fetchFonts = 'e2e/support/font-sets.ts';
const withFonts = (set: string) => {
  const { test } = pages(`fonts-${set}`, [], 3, [fetchFonts]);
  const setupFiles = [...test.setupFiles, 'e2e/support/skip-without-fonts.ts'];
  return { test: { ...test, setupFiles, include: fits, env: { SIDEGUIDE_FONTS: fontFolder(set) } } };
};

export default defineConfig({
  test: {
    // Tests of one file that run at the same time.
    maxConcurrency: 2,
    projects: [
      // `npm test`: these two.
      plain('unit', units, [slow], 2, 0),
      pages('journeys', ['journeys'], 1),
      // `npm run test:release`: the rest. The engines' tests wait for drivers, and leave their cores to the others.
      plain('slow', [slow], [], workers, 2),
      pages('release', ['release', 'build', 'full'], 3, [fetchFonts]),
      pages('engines', ['engines'], 3),
      ...Object.keys(fontSets).map(withFonts),
    ],
  },
});
