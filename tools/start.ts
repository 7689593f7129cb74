import { createServer } from 'node:http';
import { announce } from '#cli/serve/announce.ts';
import { listen, parsePort } from '#cli/serve/port.ts';
import { createGuideServer } from '#cli/serve/server.ts';
import { buildGuide } from '#tools/build/build-guide.ts';
import { root } from '#tools/paths.ts';

/** `npm start`: builds the guide and serves it. */
try {
  const port = parsePort(process.env.PORT);
  // Asked first: building would change the files under a guide that is being served already.
  const probe = createServer();
  await listen(probe, port);
  await new Promise((done) => probe.close(done));
  await buildGuide();
  const { port: taken } = await listen(createGuideServer({ dist: `${root}dist` }), port);
  console.log(announce(taken, { terminal: process.stdout.isTTY === true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
