import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { loadContent } from '#cli/content/load.ts';
import { checkContent, showFinding } from '#lib/content/check.ts';
import { generate } from '#tools/build/generate.ts';
import { root } from '#tools/paths.ts';
import { everyText } from '#tools/words/places.ts';

// Run by `npm run dev` in a process of its own at every change: that one knows old content files by heart.
// What is wrong is printed; what can be generated is, so that a half-written translation can be looked at.

const { content, findings } = await loadContent(root);
// Content that cannot even be read has nothing to check: the check itself would fail over it.
const all = [...findings, ...(findings.length ? [] : checkContent(content))];
for (const finding of all) console.error(showFinding(finding));
if (all.length > 0) console.error(`\nFindings: ${all.length}. "npm run build" would stop here.`);

if (findings.length > 0 && existsSync(`${root}.generated/sums.json`)) {
  console.error('The page stays as it was.');
} else {
  try {
    generate(root, content);
  } catch (error) {
    console.error(`The page stays as it was: ${error instanceof Error ? error.message : String(error)}`);
  }
}

mkdirSync(`${root}.generated`, { recursive: true });
// For `?sources` (`tools/dev/sources-view.ts`): where each sentence lives.
writeFileSync(`${root}.generated/sources.json`, JSON.stringify(everyText(root)));
