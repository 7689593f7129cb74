import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Printer } from './find-printer.ts';

/** Timeout for everything that the browser does, in milliseconds; on a busy machine it is slow to start. */
const patience = 240_000;

type Call = (method: string, params?: object) => Promise<Record<string, unknown>>;

interface Answer {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * Communicates with a browser over its pipes: a message is JSON and a zero byte (Chrome DevTools Protocol,
 * `--remote-debugging-pipe`). `ended` rejects when the browser exits.
 */
function talk(child: ChildProcess, ended: Promise<never>) {
  const [, , , to, from] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const open = new Map<number, { done: (result: Record<string, unknown>) => void; fail: (error: Error) => void }>();
  const waiting = new Map<string, () => void>();
  let last = 0;
  let rest = '';
  from.setEncoding('utf8');
  from.on('data', (chunk: string) => {
    const messages = (rest + chunk).split('\0');
    rest = messages.pop()!;
    for (const message of messages) {
      const { id, method, sessionId, result, error } = JSON.parse(message) as Answer;
      if (id === undefined) waiting.get(`${sessionId} ${method}`)?.();
      else if (error) open.get(id)?.fail(new Error(error.message));
      else open.get(id)?.done(result ?? {});
    }
  });
  const callIn =
    (sessionId?: string): Call =>
    (method, params = {}) => {
      const id = ++last;
      const answer = new Promise<Record<string, unknown>>((done, fail) => open.set(id, { done, fail }));
      to.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      return Promise.race([answer, ended]);
    };
  const event = (sessionId: string, method: string) =>
    Promise.race([new Promise<void>((done) => waiting.set(`${sessionId} ${method}`, done)), ended]);
  return { callIn, event };
}

/**
 * Prints A4 drawings to one PDF each, with the fonts of this machine. A browser is used because no small library shapes
 * Urdu, Tamil and Chinese as well, and their fonts alone are larger than the whole package. Throws an Error if the
 * browser fails.
 */
export async function printPdfs(
  { executablePath, args, env }: Printer,
  svgs: readonly string[],
): Promise<readonly Buffer[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sideguide-poster-'));
  const options = ['--headless', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe'];
  const child = spawn(executablePath, [...args, ...options, `--user-data-dir=${join(folder, 'profile')}`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  let timer: NodeJS.Timeout | undefined;
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  const ended = new Promise<never>((_done, fail) => {
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`it ended with ${code}`)));
    timer = setTimeout(() => fail(new Error('it does not answer')), patience);
  });
  ended.catch(() => undefined);
  for (const stream of child.stdio) stream?.on('error', () => undefined);
  try {
    const { callIn, event } = talk(child, ended);
    const browser = callIn();
    const printed: Buffer[] = [];
    for (const [at, svg] of svgs.entries()) {
      const file = join(folder, `${at}.html`);
      writeFileSync(
        file,
        `<!doctype html><meta charset="utf-8"><style>@page{size:210mm 297mm;margin:0}body{margin:0}svg{display:block;height:296.9mm}</style>${svg}`,
      );
      const { targetId } = await browser('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await browser('Target.attachToTarget', { targetId, flatten: true });
      const page = callIn(sessionId as string);
      await page('Page.enable');
      const loaded = event(sessionId as string, 'Page.loadEventFired');
      await page('Page.navigate', { url: pathToFileURL(file).href });
      await loaded;
      const { data } = await page('Page.printToPDF', { preferCSSPageSize: true, printBackground: true });
      printed.push(Buffer.from(data as string, 'base64'));
      await browser('Target.closeTarget', { targetId });
    }
    return printed;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    if (child.pid !== undefined) await gone;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
