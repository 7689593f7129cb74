import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Header names in lower case, repeated as often as they were sent. */
  readonly names: readonly string[];
  readonly body: Buffer;
  /** The body without its content coding. */
  readonly text: Buffer;
}

export interface WireRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a browser accepts for a page, and for everything else. */
export const browserHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
export const part = { accept: '*/*' };

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Decodes a body. A body that does not match its coding is returned unchanged, and then fails the comparison. */
function decoded(body: Buffer, coding: string, status: number | undefined): Buffer {
  try {
    return body.length > 0 && status !== 206 ? (decoders[coding]?.(body) ?? body) : body;
  } catch {
    return body;
  }
}

/** Sends one request with the path exactly as given: no URL class normalises it. */
export const ask = (
  port: number,
  path: string,
  { method = 'GET', headers = browserHeaders }: WireRequest = {},
): Promise<WireReply> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (bytes: Buffer) => parts.push(bytes));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const coding = response.headers['content-encoding'] ?? '';
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          names: response.rawHeaders.filter((_, n) => n % 2 === 0).map((name) => name.toLowerCase()),
          body,
          text: decoded(body, coding, response.statusCode),
        });
      });
    });
    sent.setTimeout(10_000, () => sent.destroy(new Error(`no answer to ${method} ${path} in 10 s`)));
    sent.on('error', reject).end();
  });
