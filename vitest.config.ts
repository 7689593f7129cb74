import { defineConfig } from 'vitest/config';

const seconds = 1000;

/** Longest wait for what a page is still on its way to: as patient as the page's own waits, on however busy a machine. */
const expectOfPages = { poll: { timeout: 30 * seconds } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['packages/**/*.test.ts', 'apps/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          // Many start processes or write folders: five seconds, as it is by default, are little on a busy machine.
          testTimeout: 60 * seconds,
          hookTimeout: 60 * seconds,
          expect: expectOfPages,
          // Left to itself, vitest takes one where there are two cores.
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/build/**/*.test.ts', 'e2e/journeys/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          expect: expectOfPages,
          testTimeout: 120 * seconds,
          hookTimeout: 180 * seconds,
          // Each worker drives a browser of its own; more of them only slow each other down.
          maxWorkers: 2,
          // Groups run one after the other: vitest asks for it where the number of workers differs.
          sequence: { groupOrder: 1 },
        },
      },
      {
        // What takes long or needs more than the project brings along: `npm run test:full`.
        test: {
          name: 'full',
          include: ['e2e/full/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          expect: expectOfPages,
          testTimeout: 120 * seconds,
          hookTimeout: 180 * seconds,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
      {
        // In browsers that the machine has: `npm run test:engines`.
        test: {
          name: 'engines',
          include: ['e2e/engines/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          expect: expectOfPages,
          testTimeout: 120 * seconds,
          hookTimeout: 180 * seconds,
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
