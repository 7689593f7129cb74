import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { call, command, folderArgument, type HelpPage, harmless, harmlessJson, Stop } from '@sideguide/cli-kit';
import { findFolder } from '@sideguide/content-kit/files';
import { announce, createGuideServer, readSite } from '@sideguide/site-kit/serve';
import { folderOption } from '../operator/options.ts';
import { listenOrStop, parsePortOption, portOption, waitForStop } from '../operator/port.ts';

const name = `${call} serve`;

const page = {
  usage: `${name} [--port PORT] [--out DIR] [--json]`,
  about: `Serves a built guide as any host should: its addresses, headers and compressed copies. For a look, for a phone in the
same network (a terminal shows a QR code), or behind a server that adds TLS. Ctrl-C ends it.`,
  options: {
    ...portOption,
    out: { value: 'DIR', help: 'folder of the site; dist in the folder of the guide if nothing is said' },
    ...folderOption,
    json: { help: 'print JSON: the address, the port, the folder' },
  },
  sections: { 'Exit status': '0  ended with Ctrl-C\n2  wrong usage, no built guide there, or the port is taken' },
  example: `${name} --port 8080`,
} satisfies HelpPage;

export const run = command(name, page, async ({ values, positionals }) => {
  const { out, json } = values;
  if (positionals.length) throw new Stop('The command takes no words.', `See: ${name} --help`);
  const dist = out ? resolve(out) : join(findFolder(values.folder), 'dist');
  if (!existsSync(join(dist, 'site.json')))
    throw new Stop(
      `There is no built guide in ${harmless(dist, 120)}.`,
      `Build it first: ${call} build${out ? ` --out ${harmless(out, 80)}` : folderArgument(join(dist, '..'))}`,
    );
  const { base } = readSite(dist);
  const server = createGuideServer({ dist });
  const port = await listenOrStop(server, parsePortOption(values.port), name);
  if (json) console.log(harmlessJson({ address: `http://localhost:${port}${base}`, port, folder: dist }));
  else console.log(announce(port, { isTerminal: process.stdout.isTTY === true, base }));
  await waitForStop(() => server.closeAllConnections());
  return 0;
});
