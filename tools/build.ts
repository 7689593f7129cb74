import { parseArgs } from 'node:util';
import { buildGuide } from '#tools/build/build-guide.ts';

/**
 * `npm run build -- --base /guide/`: the site will lie in that folder of its server; at the root if nothing is said.
 * `--site https://host/guide/`: its whole address, for search engines and chats.
 */
try {
  const { values } = parseArgs({ options: { base: { type: 'string' }, site: { type: 'string' } } });
  const started = performance.now();
  const { chunks, files, bytes, stale } = await buildGuide({ base: values.base, site: values.site });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`Built ${files} files from ${chunks} content chunks in ${seconds} s.`);
  for (const line of stale) console.warn(line);
  console.log(`First load, brotli: ${bytes.ours} B of ours, ${bytes.react} B React and React DOM.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
