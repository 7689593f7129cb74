import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root } from '@sideguide/cli-kit';
import { WebSocket } from 'ws';
import { findBrowser } from '../../tools/browser/find-browser.ts';

/** An old Chromium from an npm package. */
export interface OldBuild {
  readonly version: number;
  readonly tarball: string;
  /** Subresource integrity of the tarball, as the registry states it. */
  readonly integrity: string;
  /** Path of the packed browser inside the tarball. */
  readonly file: string;
}

const registry = 'https://registry.npmjs.org/chrome-aws-lambda/-/chrome-aws-lambda';

export const oldBuilds = {
  /** The browser floor itself. */
  floor: {
    version: 70,
    tarball: `${registry}-1.7.0.tgz`,
    integrity: 'sha512-AYOlhrTitaB3v5N1mnEzXdhKzGGLFtH/VDnsT0HK3Vvc9xFep+QP/TgXeDDPu+M+AyLNIkMYkhRZroIc9Kv6eA==',
    file: 'package/bin/chromium-70.0.3508.0.br',
  },
  /** A version below the floor. */
  below: {
    version: 65,
    tarball: `${registry}-1.0.0.tgz`,
    integrity: 'sha512-P1tiy/GBZZlZ+zy9JCw5+m4aFbUCINjtYvqhhKFqa3vB385Gvti0A349qliP2zp9Cb18jP2VrmKwZutJGCQLFA==',
    file: '',
  },
} as const satisfies Record<string, OldBuild>;

/** Unpacks a build into `.cache`. Returns its path, or why it is not available here. */
export async function fetchOld({
  version,
  tarball,
  integrity,
  file,
}: OldBuild): Promise<{ path: string } | { why: string }> {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { why: 'old browsers are packed for Linux on x64 only' };
  const folder = join(root, '.cache/old-browsers', String(version));
  const path = join(folder, 'chromium');
  if (existsSync(path)) return { path };
  let packed: Buffer;
  try {
    const answer = await fetch(tarball);
    if (!answer.ok) return { why: `${tarball} answers ${answer.status}` };
    packed = Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    return { why: `${tarball} cannot be reached (${String(error)})` };
  }
  const found = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
  if (found !== integrity) throw new Error(`${tarball} is not the file it was: ${found}`);
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'package.tgz');
  writeFileSync(archive, packed);
  const { status } = spawnSync('tar', ['xzf', archive, '-C', folder]);
  if (status !== 0) return { why: 'tar cannot unpack it' };
  const bin = join(folder, 'package/bin');
  const name = file
    ? join(folder, file)
    : join(bin, spawnSync('ls', [bin], { encoding: 'utf8' }).stdout.trim().split('\n')[0]!);
  writeFileSync(path, brotliDecompressSync(readFileSync(name)));
  chmodSync(path, 0o755);
  rmSync(join(folder, 'package'), { recursive: true });
  rmSync(archive);
  return { path };
}

export interface OldPage {
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page and returns its value. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits until an expression is true; throws after a minute with what the page shows. */
  until(expression: string): Promise<void>;
  close(): void;
}

/** Starts an old browser and drives it over its own protocol: current drivers do not support browsers this old. */
export async function openOld(path: string, language: string): Promise<OldPage> {
  const profile = mkdtempSync(join(tmpdir(), 'sideguide-old-'));
  const { env } = await findBrowser();
  const browser = spawn(
    path,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-zygote',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--lang=${language}`,
      '--window-size=360,740',
      'about:blank',
    ],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<string>((done, fail) => {
    let output = '';
    browser.stderr.on('data', (data) => {
      output += String(data);
      const [, found] = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(output) ?? [];
      if (found) done(found);
    });
    browser.on('exit', () => fail(new Error(`The old browser does not start:\n${output}`)));
  });
  // The browser responds before it has a page.
  let address: string | undefined;
  while (!address && browser.exitCode === null) {
    const pages = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl?: string }[];
    address = pages[0]?.webSocketDebuggerUrl;
    if (!address) await new Promise((go) => setTimeout(go, 50));
  }
  const socket = new WebSocket(address!);
  await once(socket, 'open');
  let last = 0;
  const waiting = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, ({ result, error }) =>
        error ? fail(new Error(`${method}: ${error.message}`)) : done(result as T),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await send('Page.enable');
  await send('Network.enable');
  await send('Network.setExtraHTTPHeaders', { headers: { 'Accept-Language': language } });
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result, exceptionDetails } = await send<{ result: { value: T }; exceptionDetails?: { text: string } }>(
      'Runtime.evaluate',
      { expression, returnByValue: true, awaitPromise: true },
    );
    if (exceptionDetails) throw new Error(`${expression}: ${JSON.stringify(exceptionDetails)}`);
    return result.value;
  };
  return {
    goto: async (url) => {
      await send('Page.navigate', { url });
    },
    evaluate,
    until: async (expression) => {
      const end = Date.now() + 60_000;
      while (Date.now() < end) {
        if (await evaluate<boolean>(`Boolean(${expression})`).catch(() => false)) return;
        await new Promise((go) => setTimeout(go, 100));
      }
      throw new Error(
        `Not seen: ${expression}\n${await evaluate<string>('location.href+"\\n"+document.body.innerText')}`,
      );
    },
    close: () => {
      socket.close();
      browser.kill('SIGKILL');
      browser.on('exit', () => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
    },
  };
}
