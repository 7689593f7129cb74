import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Printer } from './find-printer.ts';

/** Timeout for everything that the browser does, in milliseconds; on a busy machine it is slow to start. */
const timeoutMs = 240_000;

type Call = (method: string, params?: object) => Promise<Record<string, unknown>>;

interface ProtocolMessage {
  readonly id?: number;
  readonly sessionId?: string;
  readonly method?: string;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly message: string };
}

/**
 * Communicates with a browser over its pipes: a message is JSON and a zero byte (Chrome DevTools Protocol,
 * `--remote-debugging-pipe`). `failed` rejects when the browser exits.
 */
function connect(child: ChildProcess, failed: Promise<never>) {
  const [, , , output, input] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const pendingCalls = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  const pendingEvents = new Map<string, () => void>();
  let lastId = 0;
  let incomplete = '';
  input.setEncoding('utf8');
  input.on('data', (chunk: string) => {
    const messages = (incomplete + chunk).split('\0');
    incomplete = messages.pop()!;
    for (const message of messages) {
      const { id, method, sessionId, result, error } = JSON.parse(message) as ProtocolMessage;
      if (id === undefined) pendingEvents.get(`${sessionId} ${method}`)?.();
      else if (error) pendingCalls.get(id)?.reject(new Error(error.message));
      else pendingCalls.get(id)?.resolve(result ?? {});
    }
  });
  const sessionCall =
    (sessionId?: string): Call =>
    (method, params = {}) => {
      const id = ++lastId;
      const response = new Promise<Record<string, unknown>>((resolve, reject) =>
        pendingCalls.set(id, { resolve, reject }),
      );
      output.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
      return Promise.race([response, failed]);
    };
  const waitForEvent = (sessionId: string, method: string) =>
    Promise.race([new Promise<void>((resolve) => pendingEvents.set(`${sessionId} ${method}`, resolve)), failed]);
  return { sessionCall, waitForEvent };
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
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const failed = new Promise<never>((_done, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
    timer = setTimeout(() => reject(new Error('it does not answer')), timeoutMs);
  });
  failed.catch(() => undefined);
  for (const stream of child.stdio) stream?.on('error', () => undefined);
  try {
    const { sessionCall, waitForEvent } = connect(child, failed);
    const browser = sessionCall();
    const pdfs: Buffer[] = [];
    for (const [index, svg] of svgs.entries()) {
      const file = join(folder, `${index}.html`);
      writeFileSync(
        file,
        `<!doctype html><meta charset="utf-8"><style>@page{size:210mm 297mm;margin:0}body{margin:0}svg{display:block;height:296.9mm}</style>${svg}`,
      );
      const { targetId } = await browser('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await browser('Target.attachToTarget', { targetId, flatten: true });
      const page = sessionCall(sessionId as string);
      await page('Page.enable');
      const loaded = waitForEvent(sessionId as string, 'Page.loadEventFired');
      await page('Page.navigate', { url: pathToFileURL(file).href });
      await loaded;
      const { data } = await page('Page.printToPDF', { preferCSSPageSize: true, printBackground: true });
      pdfs.push(Buffer.from(data as string, 'base64'));
      await browser('Target.closeTarget', { targetId });
    }
    return pdfs;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
    if (child.pid !== undefined) await closed;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
