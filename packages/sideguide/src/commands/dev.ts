import { existsSync, type FSWatcher, mkdtempSync, rmSync, watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, exampleInGuide, type HelpPage, harmless, harmlessJson, readCall, Stop } from '@sideguide/cli-kit';
import { readFolder } from '@sideguide/content-kit/files';
import { announce, listen, readSite, respond, type Site } from '@sideguide/site-kit/serve';
import { freshPackage, type OwnGuide, readGuide, showFindings, soundGuide } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';
import { portOf, portOption, untilStopped } from '../operator/port.ts';
import { reloading, reloadStream, workerOf } from '../operator/reload.ts';
import { layOver } from '../operator/write-site.ts';

const name = `${call} dev`;

const page: HelpPage = {
  usage: `${name} [--port PORT] [--json]`,
  about: `Shows your guide, and loads the page anew after every change in your folder. A mistake is said here, with file, field,
reason and remedy; the page stays as it was until it is mended. Ctrl-C ends it.`,
  options: {
    ...portOption,
    ...folderOption,
    json: { help: 'print JSON, one line for the address and one for each change' },
  },
  sections: {
    'Exit status':
      '0  ended with Ctrl-C\n1  the data have mistakes from the start\n2  wrong usage, no guide here, or the port is taken',
  },
  example: exampleInGuide('dev'),
};

/** Debounce in milliseconds: editors save in several steps. */
const silence = 80;

/** Runs `sideguide dev`. */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  if (given.positionals.length)
    throw new Stop('The command takes no words.', `Name the folder like this: ${name} --folder my-guide`);
  const { folder: asked, json } = given.values;
  const guide = await readGuide(typeof asked === 'string' ? asked : undefined);
  soundGuide(guide.folder.findings);
  const port = portOf(given);
  await freshPackage(guide.content);
  const place = mkdtempSync(join(tmpdir(), 'sideguide-dev-'));
  let site = await siteOf(guide, place);
  const { server, loadAnew } = reloadingServer(() => site);
  const { port: taken } = await listen(server, port).catch((error: Error) => {
    rmSync(place, { recursive: true, force: true });
    throw new Stop(
      error.message.split('. ')[0]!.concat('.'),
      `Choose another: ${name} --port ${port < 65535 ? port + 1 : 4173}`,
    );
  });

  const say = (line: string, data: object) => console.log(json ? harmlessJson(data, 0) : line);
  const again = async () => {
    const folder = readFolder(guide.folder.path, guide.content);
    if (folder.findings.length) {
      say(`${showFindings(folder.findings)}\n\nThe page stays as it was.`, {
        changed: false,
        findings: folder.findings,
      });
      return;
    }
    site = await siteOf({ ...guide, folder }, place);
    loadAnew();
    say(`Loaded anew at ${new Date().toTimeString().slice(0, 8)}.`, { changed: true });
  };
  const watcher = watchFolder(guide.folder.path, again);
  say(announce(taken, { isTerminal: process.stdout.isTTY === true }), {
    address: `http://localhost:${taken}/`,
    port: taken,
  });
  await untilStopped(() => {
    watcher.close();
    server.closeAllConnections();
    rmSync(place, { recursive: true, force: true });
  });
  return 0;
}

/** Serves the current site; `loadAnew` tells every open page to reload. */
function reloadingServer(site: () => Site): { server: Server; loadAnew: () => void } {
  const waiting = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === reloadStream) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n');
      waiting.add(response);
      response.on('close', () => waiting.delete(response));
      return;
    }
    const { method, url } = request;
    const plain = respond(site(), { method, url: workerOf(url), headers: withoutCodings(request.headers) });
    const { status, headers, body } = reloading(plain, url);
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    response.end(body);
  });
  const loadAnew = () => {
    for (const response of waiting) response.write('data: again\n\n');
  };
  return { server, loadAnew };
}

/**
 * Calls `again` after every change in the folder, one call at a time. Each folder that is read has its own watcher: a
 * recursive watch loses a file that an editor replaces by another one with the same name (Node on Linux).
 */
function watchFolder(path: string, again: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let apps: FSWatcher | undefined;
  const changed = (_event: string, file: string | null) => {
    // The output of a build has no effect on this site.
    if (file !== null && /^(?:dist|\.git|node_modules)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchApps();
      running = running.then(again).catch((error: unknown) => console.error(harmless(String(error), 400)));
    }, silence);
  };
  /** The folder of the apps may be created, removed and replaced. */
  const watchApps = () => {
    apps?.close();
    apps = existsSync(join(path, 'apps')) ? watch(join(path, 'apps'), changed) : undefined;
    apps?.on('error', () => undefined);
  };
  const top = watch(path, changed);
  watchApps();
  return {
    close: () => {
      clearTimeout(timer);
      top.close();
      apps?.close();
    },
  };
}

/** Removes the headers for compression and caching, because the page is modified before it is sent. */
const withoutCodings = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([key]) => key !== 'accept-encoding' && !/^if-/.test(key)),
  ) as Record<string, string>;

/** Builds the site and reads it into memory; its base is `/`, wherever it will be deployed. */
async function siteOf({ content, folder }: OwnGuide, place: string): Promise<Site> {
  const dist = join(place, 'site');
  await layOver(content, folder, { dist, base: '/', compressed: false });
  return readSite(dist);
}
