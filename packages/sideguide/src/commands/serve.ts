import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { call, folderArgument, type HelpPage, harmless, harmlessJson, readCall, Stop } from '@sideguide/cli-kit';
import { findFolder } from '@sideguide/content-kit/files';
import { announce, createGuideServer, listen, readSite } from '@sideguide/site-kit/serve';
import { folderOption } from '../operator/options.ts';
import { parsePortOption, portOption, waitForStop } from '../operator/port.ts';

const name = `${call} serve`;

const page: HelpPage = {
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
};

export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  if (given.positionals.length) throw new Stop('The command takes no words.', `See: ${name} --help`);
  const { out, folder } = given.values;
  const dist =
    typeof out === 'string' ? resolve(out) : join(findFolder(typeof folder === 'string' ? folder : undefined), 'dist');
  if (!existsSync(join(dist, 'site.json')))
    throw new Stop(
      `There is no built guide in ${harmless(dist, 120)}.`,
      `Build it first: ${call} build${typeof out === 'string' ? ` --out ${harmless(out, 80)}` : folderArgument(join(dist, '..'))}`,
    );
  const port = parsePortOption(given);
  const { base } = readSite(dist);
  const server = createGuideServer({ dist });
  const { port: usedPort } = await listen(server, port).catch((error: Error) => {
    throw new Stop(
      error.message.split('. ')[0]!.concat('.'),
      `Choose another: ${name} --port ${port < 65535 ? port + 1 : 4173}`,
    );
  });
  if (given.values.json)
    console.log(harmlessJson({ address: `http://localhost:${usedPort}${base}`, port: usedPort, folder: dist }));
  else console.log(announce(usedPort, { isTerminal: process.stdout.isTTY === true, base }));
  await waitForStop(() => server.closeAllConnections());
  return 0;
}
