import { announce } from '#cli/serve/announce.ts';
import { listen, parsePort } from '#cli/serve/port.ts';
import { createGuideServer } from '#cli/serve/server.ts';
import { buildGuide } from '#tools/build/build-guide.ts';
import { root } from '#tools/paths.ts';

/** `npm start`: builds the guide and serves it. */
try {
  const port = parsePort(process.env.PORT);
  await buildGuide();
  const { port: taken } = await listen(createGuideServer({ dist: `${root}dist` }), port);
  console.log(announce(taken, { terminal: process.stdout.isTTY === true }));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
