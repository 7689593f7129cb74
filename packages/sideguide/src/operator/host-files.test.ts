import { readdirSync, readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { expect, it } from 'vitest';
import { folderPerTest } from '../../../../e2e/support/test-folder.ts';
import { writeRenewalWorkflow } from '../import/renewal-workflow.ts';
import { hostFiles } from './host-files.ts';

const temp = folderPerTest();

const actionsIn = (text: string) => [...text.matchAll(/^ +- uses: (.+)$/gm)].map(([, action]) => action!);

it("an operator's workflows run the actions that our own run, by their digests", () => {
  const folder = `${root}.github/workflows/`;
  const ours = readdirSync(folder).flatMap((file) => actionsIn(readFileSync(folder + file, 'utf8')));
  const pages = actionsIn(hostFiles('guide', '1.0.0')['.github/workflows/pages.yml']!);
  const renewal = actionsIn(
    readFileSync(temp.at(writeRenewalWorkflow(temp.folder, 'https://example.org/repo')!), 'utf8'),
  );
  expect([pages.length, renewal.length]).toEqual([5, 2]);
  for (const action of [...pages, ...renewal]) {
    expect(action).toMatch(/@[0-9a-f]{40} # v\d/);
    expect(ours).toContain(action);
  }
});
