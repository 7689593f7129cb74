import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';
import { byChunks } from '../web/pieces.ts';
import { reading } from '../web/reading.ts';

/** Options for requesting a file from a server. */
export interface HttpOptions {
  /** Sent with each request, e.g. `Authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts requests in progress. */
  readonly signal?: AbortSignal;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What a response says about the whole file: it must be the same in all of them, otherwise the file has changed. */
interface Version {
  readonly size: number;
  readonly etag: string | null;
  readonly modified: string | null;
}

/** Parses `bytes 0-0/1234` (RFC 9110, 14.4); null if the total size is unknown. */
function rangeOf(response: Response): { readonly from: number; readonly to: number; readonly size: number } | null {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return size === undefined ? null : { from: Number(from), to: Number(to), size: Number(size) };
}

const versionOf = ({ headers }: Response, size: number): Version => ({
  size,
  etag: headers.get('etag'),
  modified: headers.get('last-modified'),
});

/**
 * Returns a value for `If-Range`: a strong entity tag (RFC 9110, 13.1.5). A date has a resolution of seconds, and so is
 * weak.
 */
const validatorOf = ({ etag }: Version): string | null => (etag !== null && !etag.startsWith('W/') ? etag : null);

const drop = (response: Response): void => void response.body?.cancel().catch(() => undefined);

const noRanges =
  'The server does not send parts of the file. It has to answer Range requests with 206 and Content-Range; to a page of another origin it also has to allow them (Access-Control-Allow-Headers: Range, If-Range; Access-Control-Expose-Headers: Content-Range, ETag).';

/**
 * Returns a source for a file on a server that requests only the needed parts (RFC 9110, Range). Nothing is cached:
 * what is read twice is requested twice. All responses must describe the same version, by entity tag, date and size.
 *
 * Any result applies to the bytes received: a server may send different ones to the next client, or for the same part a
 * second time. Verify a file to be installed where it was saved.
 *
 * @param url URL of the file; redirects are followed.
 * @throws SourceError `no-ranges` if the server does not send parts, `http` for any status but success, `changed` if
 *   the file on the server changes, `unreadable` if the connection fails. The signal's reason.
 */
export async function httpSource(url: string | URL, options: HttpOptions = {}): Promise<ByteSource> {
  const { headers = {}, signal, fetch: request = fetch } = options;
  const ask = async (from: number, to: number, version?: Version): Promise<Response> => {
    const validator = version && validatorOf(version);
    // Ranges of a compressed response would not be ranges of the file.
    const range = { ...headers, Range: `bytes=${from}-${to}`, 'Accept-Encoding': 'identity' };
    const all = validator ? { ...range, 'If-Range': validator } : range;
    // The cache may hold parts of another version.
    const asked = request(String(url), { headers: all, cache: 'no-store', ...(signal ? { signal } : {}) });
    const response = await asked.catch((error: unknown) => {
      throw signal?.aborted ? signal.reason : new SourceError('unreadable', `${url}: ${error}`);
    });
    if (response.status === 206 && !response.headers.get('content-encoding')?.replace('identity', '')) return response;
    drop(response);
    const { status } = response;
    if (status === 416 && /^bytes \*\/0$/.test(response.headers.get('content-range') ?? '') && !version)
      return response;
    if (version && (status === 200 || status === 416 || status === 412))
      throw new SourceError('changed', `${url} became another file while it was read`);
    if (status === 200 || status === 206 || status === 416) throw new SourceError('no-ranges', noRanges);
    throw new SourceError('http', `${url}: status ${status}`, status);
  };

  const first = await ask(0, 0);
  drop(first);
  const whole = first.status === 416 ? { size: 0 } : rangeOf(first);
  if (!whole) throw new SourceError('no-ranges', noRanges);
  const version = versionOf(first, whole.size);

  /** Returns the response's bytes once it is certain that they are the requested ones. */
  async function open(offset: number, length: number) {
    const response = await ask(offset, offset + length - 1, version);
    const range = rangeOf(response);
    const now = versionOf(response, range?.size ?? -1);
    const same = now.size === version.size && now.etag === version.etag && now.modified === version.modified;
    if (!same || range?.from !== offset || range.to !== offset + length - 1) {
      drop(response);
      throw new SourceError('changed', `${url} became another file while it was read`);
    }
    return byChunks(response.body!.getReader());
  }

  async function* pieces(offset: number, length: number, piece: number) {
    if (length === 0) return;
    const reader = await open(offset, length);
    try {
      for (let left = length; left > 0; ) {
        if (signal?.aborted) throw signal.reason;
        const bytes = await reading(reader.read(Math.min(piece, left)));
        left -= bytes.length;
        yield bytes;
      }
    } finally {
      reader.end();
    }
  }

  return {
    size: version.size,
    async read(offset, length) {
      for await (const bytes of pieces(offset, length, length)) return bytes;
      return new Uint8Array(0);
    },
    pieces,
  };
}
