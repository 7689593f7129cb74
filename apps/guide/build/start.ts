import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { parseBase } from '@sideguide/site-kit';
import { announce, createGuideServer, listen, parsePort } from '@sideguide/site-kit/serve';
import { buildGuide } from './build-guide.ts';

/** `npm start`: builds the guide and serves it; `-- --base /guide/` in a folder, as it will lie on another server. */
try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const base = parseBase(values.base);
  const port = parsePort(process.env.PORT);
  // Asked first: building would change the files under a guide that is being served already.
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
  await buildGuide({ base });
  const { port: taken } = await listen(createGuideServer({ dist: `${root}dist` }), port);
  console.log(announce(taken, { terminal: process.stdout.isTTY === true, base }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
