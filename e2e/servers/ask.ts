import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface WireReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names as often as they were sent, in lower case. */
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

/** The body unpacked; what is not what its coding says stays as it is, and is then found to be wrong. */
function decoded(body: Buffer, coding: string, status: number | undefined): Buffer {
  try {
    return body.length > 0 && status !== 206 ? (decoders[coding]?.(body) ?? body) : body;
  } catch {
    return body;
  }
}

/** One request over the wire with the path exactly as given: no URL class tidies it up on the way. */
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
