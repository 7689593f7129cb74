import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { changes, measured, readBudgets } from './budgets/budgets.ts';
import { buildGuide } from './build-guide.ts';

/**
 * `npm run build`. Options: `-- --base /guide/` is the base path on the server, by default the root; `--site
 * https://host/guide/` is the full address of the site, for search engines and chats.
 */
try {
  const { values } = parseArgs({ options: { base: { type: 'string' }, site: { type: 'string' } } });
  const started = performance.now();
  const dist = process.env.SIDEGUIDE_DIST ?? 'dist';
  const { chunks, files, bytes, stale } = await buildGuide({ dist, base: values.base, site: values.site });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${files} files from ${chunks} content chunks in ${seconds} s.`);
  for (const line of stale) console.warn(line);
  console.log(`First load, brotli: ${bytes.ours} B of ours, ${bytes.react} B React and React DOM.`);
  const before = readBudgets();
  const changed = changes(before, measured(before, `${root}${dist}`));
  if (changed.length)
    console.log(`Against the table of budgets ("npm run budgets" updates it):\n${changed.join('\n')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
