import { existsSync, type FSWatcher, mkdtempSync, rmSync, watch } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, command, exampleInGuide, type HelpPage, harmless, harmlessJson, Stop } from '@sideguide/cli-kit';
import { readFolder } from '@sideguide/content-kit/files';
import { announce, readSite, respond, type Site } from '@sideguide/site-kit/serve';
import { ensurePackage, type OperatorGuide, readGuide, requireNoFindings, showFindings } from '../operator/guide.ts';
import { folderOption } from '../operator/options.ts';
import { listenOrStop, parsePortOption, portOption, waitForStop } from '../operator/port.ts';
import { previewPath, reloadStream, withReload } from '../operator/reload.ts';
import { writeSite } from '../operator/write-site.ts';

const name = `${call} dev`;

const page = {
  usage: `${name} [--port PORT] [--json]`,
  about: `Shows your guide, and reloads the page after every change in your folder. A mistake is said here, with file, field,
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
} satisfies HelpPage;

/** Debounce in milliseconds: editors save in several steps. */
const debounceMs = 80;

export const run = command(name, page, async ({ values, positionals }) => {
  if (positionals.length)
    throw new Stop('The command takes no words.', `Name the folder like this: ${name} --folder my-guide`);
  const { json } = values;
  const guide = await readGuide(values.folder);
  requireNoFindings(guide.folder.findings);
  const port = parsePortOption(values.port);
  await ensurePackage(guide.content);
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'sideguide-dev-'));
  let site = await buildPreview(guide, temporaryFolder);
  const { server, reloadPages } = reloadingServer(() => site);
  const usedPort = await listenOrStop(server, port, name).catch((error) => {
    rmSync(temporaryFolder, { recursive: true, force: true });
    throw error;
  });

  const print = (line: string, data: object) => console.log(json ? harmlessJson(data, 0) : line);
  const rebuild = async () => {
    const folder = readFolder(guide.folder.path, guide.content);
    if (folder.findings.length) {
      print(`${showFindings(folder.findings)}\n\nThe page stays as it was.`, {
        changed: false,
        findings: folder.findings,
      });
      return;
    }
    site = await buildPreview({ ...guide, folder }, temporaryFolder);
    reloadPages();
    print(`Reloaded at ${new Date().toTimeString().slice(0, 8)}.`, { changed: true });
  };
  const watcher = watchFolder(guide.folder.path, rebuild);
  print(announce(usedPort, { isTerminal: process.stdout.isTTY === true }), {
    address: `http://localhost:${usedPort}/`,
    port: usedPort,
  });
  await waitForStop(() => {
    watcher.close();
    server.closeAllConnections();
    rmSync(temporaryFolder, { recursive: true, force: true });
  });
  return 0;
});

/** Serves the current site; `reloadPages` tells every open page to reload. */
function reloadingServer(site: () => Site): { server: Server; reloadPages: () => void } {
  const openPages = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (request.url === reloadStream) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(':\n\n');
      openPages.add(response);
      response.on('close', () => openPages.delete(response));
      return;
    }
    const { method, url } = request;
    const siteResponse = respond(site(), { method, url: previewPath(url), headers: withoutCodings(request.headers) });
    const { status, headers, body } = withReload(siteResponse, url);
    response.writeHead(status, status === 304 ? headers : { ...headers, 'Content-Length': body.length });
    response.end(body);
  });
  const reloadPages = () => {
    for (const response of openPages) response.write('data: again\n\n');
  };
  return { server, reloadPages };
}

/**
 * Calls `rebuild` after every change in the folder, one call at a time. Each folder that is read has its own watcher: a
 * recursive watch loses a file that an editor replaces by another one with the same name (Node on Linux).
 */
function watchFolder(path: string, rebuild: () => Promise<void>): { close(): void } {
  let timer: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  let watchers: FSWatcher[] = [];
  const onChange = (_event: string, file: string | null) => {
    // The output of a build has no effect on this site.
    if (file !== null && /^(?:dist|\.git|node_modules)/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      watchData();
      queue = queue.then(rebuild).catch((error: unknown) => console.error(harmless(String(error), 400)));
    }, debounceMs);
  };
  const closeWatchers = () => {
    for (const watcher of watchers) watcher.close();
  };
  /** The folders of the data may be created, removed and replaced. */
  const watchData = () => {
    closeWatchers();
    const folders = ['apps', 'steps'].map((name) => join(path, name)).filter((folder) => existsSync(folder));
    watchers = folders.map((folder) => watch(folder, onChange).on('error', () => undefined));
  };
  const folderWatcher = watch(path, onChange);
  watchData();
  return {
    close: () => {
      clearTimeout(timer);
      folderWatcher.close();
      closeWatchers();
    },
  };
}

/** Removes the headers for compression and caching, because the page is modified before it is sent. */
const withoutCodings = (headers: NodeJS.Dict<string | string[]>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([key]) => key !== 'accept-encoding' && !/^if-/.test(key)),
  ) as Record<string, string>;

/** Builds the site and reads it into memory; its base is `/`, wherever it will be deployed. */
async function buildPreview({ content, folder }: OperatorGuide, temporaryFolder: string): Promise<Site> {
  const dist = join(temporaryFolder, 'site');
  await writeSite(content, folder, { dist, base: '/', isCompressed: false });
  return readSite(dist);
}
