import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { checkContent, showFinding, withStandIns } from '@sideguide/content-kit';
import { loadContent, located } from '@sideguide/content-kit/files';
import { everyText } from '@sideguide/content-kit/translate';
import { generate } from '../generate.ts';

/**
 * Regenerates `.generated/` from whatever can be read, so that an unfinished translation can be previewed, and then
 * prints the findings: the page should not wait for them.
 */
export async function regenerateContent(): Promise<void> {
  const { content, findings } = await loadContent(root);
  if (findings.length > 0 && existsSync(`${root}apps/guide/.generated/sums.json`)) {
    console.error('The page stays as it was.');
  } else {
    try {
      await generate(root, withStandIns(content));
    } catch (error) {
      console.error(`The page stays as it was: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  // Content that cannot be loaded is not checked: the check itself would throw.
  const all = [...findings, ...(findings.length ? [] : checkContent(content))];
  for (const finding of all) console.error(showFinding(located(root, finding)));
  if (all.length > 0) console.error(`\nFindings: ${all.length}. "npm run build" would stop here.`);

  mkdirSync(`${root}apps/guide/.generated`, { recursive: true });
  // For `?sources` (`apps/guide/build/dev/sources-view.ts`): the file and key of each text.
  writeFileSync(`${root}apps/guide/.generated/sources.json`, JSON.stringify(everyText(root)));
}
