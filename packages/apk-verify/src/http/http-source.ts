import { SourceError } from '../model/error.ts';
import type { ByteSource } from '../model/source.ts';
import { byChunks } from '../web/pieces.ts';
import { reading } from '../web/reading.ts';

/** How a file is asked of a server. */
export interface HttpOptions {
  /** Sent with each request, e.g. `Authorization`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Ends requests that are under way. */
  readonly signal?: AbortSignal;
  /** In place of the platform's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** What a response says of the whole file: the same in all of them, or it is another file. */
interface Version {
  readonly size: number;
  readonly etag: string | null;
  readonly modified: string | null;
}

/** `bytes 0-0/1234` (RFC 9110, 14.4); null where the whole size is not told. */
function rangeOf(response: Response): { readonly from: number; readonly to: number; readonly size: number } | null {
  const [, from, to, size] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers.get('content-range') ?? '') ?? [];
  return size === undefined ? null : { from: Number(from), to: Number(to), size: Number(size) };
}

const versionOf = ({ headers }: Response, size: number): Version => ({
  size,
  etag: headers.get('etag'),
  modified: headers.get('last-modified'),
});

/** What `If-Range` may hold: a strong entity tag (RFC 9110, 13.1.5). A date is one of whole seconds, and so a weak one. */
const validatorOf = ({ etag }: Version): string | null => (etag !== null && !etag.startsWith('W/') ? etag : null);

const drop = (response: Response): void => void response.body?.cancel().catch(() => undefined);

const noRanges =
  'The server does not send parts of the file. It has to answer Range requests with 206 and Content-Range; to a page of another origin it also has to allow them (Access-Control-Allow-Headers: Range, If-Range; Access-Control-Expose-Headers: Content-Range, ETag).';

/**
 * A file on a server, of which only the needed parts are requested (RFC 9110, Range). Nothing is kept: what is read twice is
 * requested twice. All answers must speak of one and the same version, by entity tag, date and size.
 *
 * What is found out is about the bytes that came: a server may send others to the next one who asks, or for the same part a
 * second time. A file that is to be installed is verified where it was saved.
 *
 * @param url Where the file lies; redirections are followed.
 * @throws SourceError `no-ranges` for a server that does not send parts, `http` for any status but success, `changed` if
 *   the file on the server becomes another one, `unreadable` for a connection that fails. The signal's reason.
 */
export async function httpSource(url: string | URL, options: HttpOptions = {}): Promise<ByteSource> {
  const { headers = {}, signal, fetch: request = fetch } = options;
  const ask = async (from: number, to: number, version?: Version): Promise<Response> => {
    const validator = version && validatorOf(version);
    // Compressed parts are parts of something else.
    const range = { ...headers, Range: `bytes=${from}-${to}`, 'Accept-Encoding': 'identity' };
    const all = validator ? { ...range, 'If-Range': validator } : range;
    // A cache may hold parts of another version.
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

  /** The bytes as they come, once it is sure that they are those that were asked for. */
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
