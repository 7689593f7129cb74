import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { parseBase } from '@sideguide/site-kit';
import { announce, createGuideServer, listen, parsePort } from '@sideguide/site-kit/serve';
import { buildGuide } from './build-guide.ts';

/** `npm start`: builds the guide and serves it; with `-- --base /guide/` under that path, as on another server. */
try {
  const { values } = parseArgs({ options: { base: { type: 'string' } } });
  const base = parseBase(values.base);
  const port = parsePort(process.env.PORT);
  // Check the port first: if the guide is already being served, a build would change its files.
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
  await buildGuide({ base });
  const { port: taken } = await listen(createGuideServer({ dist: `${root}dist` }), port);
  console.log(announce(taken, { isTerminal: process.stdout.isTTY === true, base }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
