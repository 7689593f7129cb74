import { defineConfig } from 'vitest/config';

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
const pages = (name: string, folders: string[], maxWorkers: number, groupOrder: number) => ({
  test: {
    name,
    include: folders.map((folder) => `e2e/${folder}/**/*.test.ts`),
    globalSetup: ['e2e/support/global-setup.ts'],
    expect: expectOfPages,
    ...timeouts,
    // In CI a stalled browser gets one retry; locally every failure is shown.
    retry: process.env.CI ? 1 : 0,
    // Each worker drives its own browser; more of them only slow each other down.
    maxWorkers,
    sequence: { groupOrder },
  },
});

export default defineConfig({
  test: {
    projects: [
      // `npm test`: these two.
      plain('unit', units, [slow], 0),
      pages('journeys', ['journeys'], 2, 1),
      // `npm run test:release`: the rest.
      plain('slow', [slow], [], 2),
      pages('release', ['release', 'build', 'full'], 2, 3),
      pages('engines', ['engines'], 1, 4),
    ],
  },
});
