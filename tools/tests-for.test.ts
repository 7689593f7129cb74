import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { testsFor } from './tests-for.ts';

describe('testsFor', () => {
  it.each([
    ['packages/guide-core/src/flow/plan.ts', 'packages/guide-core/src/flow/plan.test.ts'],
    ['packages/guide-core/src/flow/plan.ts', 'apps/guide/build/routes.test.ts'],
    ['packages/apk-verify/src/bytes/hex.ts', 'packages/apk-verify/src/block/v2.test.ts'],
    ['content/steps/open-file.ts', 'packages/content-kit/test/drawings.test.ts'],
    ['content/skins/miui', 'packages/content-kit/test/drawings.test.ts'],
    ['content/locales/uk/steps.json', 'packages/content-kit/test/safety.test.ts'],
    ['apps/guide/src/layout/header.tsx', 'e2e/journeys/navigation.test.ts'],
    ['e2e/support/offline-host.ts', 'e2e/journeys/offline.test.ts'],
    ['e2e/journeys/offline.test.ts', 'e2e/journeys/offline.test.ts'],
    ['docs/flows.md', 'apps/guide/build/flow-programs.slow.test.ts'],
    ['docs/recipes/step.md', 'e2e/build/recipes.test.ts'],
    ['apps/guide/build/budgets/budgets.json', 'e2e/build/budgets.test.ts'],
    ['content/skins/miui/versions.ts', 'packages/content-kit/test/read-version.test.ts'],
  ])('includes for %s: %s', (path, test) => {
    const found = testsFor(root, path);
    expect(found).toContain(test);
    for (const file of found) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it.each([
    ['content/steps/nope.ts', 'There is no content/steps/nope.ts in this project: nothing was run.'],
    ['../elsewhere', '../elsewhere is no path in this project.'],
    ['docs/design.md', undefined],
    ['docs/pictures', undefined],
  ])('explains why %s has no tests', (path, sentence) => {
    const found = testsFor(root, path);
    expect(found).toBeTypeOf('string');
    if (sentence) expect(found).toBe(sentence);
    else expect(found).toBe(`No test is known for ${path}: nothing was run.`);
  });
});
