import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { checkContent, showFinding, withStandIns } from '@sideguide/content-kit';
import { loadContent } from '@sideguide/content-kit/files';
import { everyText } from '@sideguide/content-kit/translate';
import { generate } from '../generate.ts';

// Run by `npm run dev` in a process of its own at every change: that one knows old content files by heart.
// What is wrong is printed; what can be generated is, so that a half-written translation can be looked at.

const { content, findings } = await loadContent(root);
// Content that cannot even be read has nothing to check: the check itself would fail over it.
const all = [...findings, ...(findings.length ? [] : checkContent(content))];
for (const finding of all) console.error(showFinding(finding));
if (all.length > 0) console.error(`\nFindings: ${all.length}. "npm run build" would stop here.`);

if (findings.length > 0 && existsSync(`${root}apps/guide/.generated/sums.json`)) {
  console.error('The page stays as it was.');
} else {
  try {
    await generate(root, withStandIns(content));
  } catch (error) {
    console.error(`The page stays as it was: ${error instanceof Error ? error.message : String(error)}`);
  }
}

mkdirSync(`${root}apps/guide/.generated`, { recursive: true });
// For `?sources` (`apps/guide/build/dev/sources-view.ts`): where each sentence lives.
writeFileSync(`${root}apps/guide/.generated/sources.json`, JSON.stringify(everyText(root)));
