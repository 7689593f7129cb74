import { writeFileSync } from 'node:fs';
import { budgetsFile, changes, measured, readBudgets } from '#tools/budgets/budgets.ts';
import { buildGuide } from '#tools/build/build-guide.ts';
import { root } from '#tools/paths.ts';

// `npm run budgets`: builds, and writes the sizes of today into the table. Limits are changed by hand, with a reason.

const dist = '.cache/budgets-site';
await buildGuide({ dist });
const before = readBudgets();
const after = measured(before, `${root}${dist}`);
writeFileSync(budgetsFile, `${JSON.stringify(after, null, 2)}\n`);
const lines = changes(before, after);
console.log(lines.length ? lines.join('\n') : 'Nothing has changed.');
