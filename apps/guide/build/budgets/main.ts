import { writeFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { buildGuide } from '../build-guide.ts';
import { budgetsFile, changes, measured, readBudgets } from './budgets.ts';

// `npm run budgets`: builds the site and writes its sizes to the table. Limits are changed by hand, with a reason.

const dist = '.cache/budgets-site';
await buildGuide({ dist });
const before = readBudgets();
const after = measured(before, `${root}${dist}`);
writeFileSync(budgetsFile, `${JSON.stringify(after, null, 2)}\n`);
const lines = changes(before, after);
console.log(lines.length ? lines.join('\n') : 'Nothing has changed.');
