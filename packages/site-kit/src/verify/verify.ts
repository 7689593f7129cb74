import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { request as requestTls } from 'node:https';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { documentFile } from '../hosts/plan.ts';
import { headersFor } from '../serve/headers.ts';
import { hiddenFile, readSite, type Site } from '../serve/site.ts';
import { filesBelow, publicationsFolder, readSums, sha256, sumsFile } from './sums.ts';

/** A difference between a build and a folder or a server. */
export interface FileDifference {
  /** A path of the build, or an address relative to the given one. */
  readonly path: string;
  readonly what:
    | 'missing'
    | 'changed'
    | 'extra'
    | 'unreachable'
    | 'header'
    /** Compressed otherwise than it says. */
    | 'coding'
    /** An address of the app that opens it as an unknown one does, with status 404. */
    | 'status'
    /** An address that no guide has is answered as if there were one. */
    | 'found';
  /** What was found instead; empty if `what` is sufficient. */
  readonly found: string;
}

/** The result of comparing a folder or a server with a build. */
export interface VerifyResult {
  /** Number of files and addresses compared. */
  readonly compared: number;
  readonly differences: readonly FileDifference[];
}

/** Compares a folder with a build, byte for byte: missing, changed, extra files. Throws if `build` has no hashes. */
export function verifyFolder(folder: string, build: string): VerifyResult {
  const sums = readSums(build);
  const paths = filesBelow(folder).filter((path) => path !== sumsFile && !path.startsWith(`${publicationsFolder}/`));
  const missing = [...sums.keys()].filter((path) => !paths.includes(path));
  const compare = (path: string): FileDifference[] => {
    const sum = sums.get(path);
    if (sum === undefined) return [{ path, what: 'extra', found: '' }];
    return sha256(readFileSync(join(folder, path))) === sum ? [] : [{ path, what: 'changed', found: '' }];
  };
  return {
    compared: sums.size,
    differences: [
      ...missing.map((path): FileDifference => ({ path, what: 'missing', found: '' })),
      ...paths.flatMap(compare),
    ],
  };
}

/**
 * Number of concurrent requests, and of those without an answer after which nothing more is asked; timeout of one (ms),
 * and bytes that a response may exceed the build's file.
 */
const concurrency = 4;
const maxUnanswered = 4;
const timeoutMs = 20_000;
const maxExtraBytes = 2 ** 20;

interface ExpectedResponse {
  /** Path relative to the guide's address. */
  readonly path: string;
  /** Digests of the files that may be sent there. */
  readonly sums: readonly string[];
  /** Bytes of the largest of them. */
  readonly size: number;
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
  /** For an address of the app: the digest of the page for unknown addresses, which opens it on hosts without settings. */
  readonly unknown?: string | undefined;
}

/** An address that no guide has; the response must be the page for unknown addresses. */
const unknownAddress = 'no-such-page-sideguide-verify';

/** Returns everything that a reader's browser can request from the site, with the file of the build for it. */
function expectedResponses(site: Site, build: string, sums: ReadonlyMap<string, string>): ExpectedResponse[] {
  const expectAt = (
    path: string,
    allowedFiles: readonly string[],
    status: 200 | 404,
    headersPath: string,
  ): ExpectedResponse => ({
    path,
    sums: allowedFiles.map((file) => sums.get(file) ?? ''),
    size: Math.max(...allowedFiles.map((file) => readFileSync(join(build, file)).length)),
    status,
    headers: headersFor(site.headers, site.base + headersPath),
  });
  const files = [...sums.keys()].filter((path) => !path.split('/').some((name) => hiddenFile.test(name)));
  // A host that knows no documents of addresses, or still has the settings of an earlier build, sends Home's everywhere.
  const documentsOf = (address: string) =>
    [documentFile(address.slice(site.base.length)), 'index.html'].filter((file) => sums.has(file));
  const pathOf = (address: string) => address.slice(site.base.length).replace(/:\w+/g, 'index');
  return [
    ...site.addresses.map((address) => ({
      ...expectAt(pathOf(address), documentsOf(address), 200, 'index.html'),
      unknown: sums.get('404.html'),
    })),
    expectAt(unknownAddress, ['404.html'], 404, 'index.html'),
    ...files.map((path) => expectAt(path, [path], 200, path)),
  ];
}

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Undefined if it is longer than allowed. */
  readonly body: Buffer | undefined;
}

/**
 * Sends a request; redirects are not followed. Not with `fetch`: where a server compresses wrongly, that can wait for
 * ever, whatever its signal says.
 */
const ask = (url: URL, maxBytes: number): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    const send = url.protocol === 'https:' ? requestTls : request;
    const options = { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br, gzip' } };
    const sent = send(url, options, (response) => {
      const parts: Buffer[] = [];
      let length = 0;
      const end = (body: Buffer | undefined) => {
        clearTimeout(late);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      };
      response.on('data', (part: Buffer) => {
        length += part.length;
        parts.push(part);
        if (length <= maxBytes) return;
        end(undefined);
        sent.destroy();
      });
      response.on('end', () => end(Buffer.concat(parts)));
      response.on('error', fail);
    });
    const late = setTimeout(() => sent.destroy(new Error(`none in ${timeoutMs / 1000} s`)), timeoutMs);
    sent.on('error', fail);
    sent.end();
  });

const decoders: Readonly<Record<string, typeof gunzipSync>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** Takes the content coding off a body. Throws if it is not in the coding that is named, or too long. */
function decoded({ body, headers }: Reply, maxOutputLength: number): Uint8Array | undefined {
  const decode = decoders[headers['content-encoding'] ?? ''];
  return body?.length && decode ? decode(body, { maxOutputLength }) : body;
}

async function compare(home: URL, expected: ExpectedResponse): Promise<FileDifference[]> {
  const { path, sums, size, status, headers, unknown } = expected;
  const response = await ask(new URL(path || '.', home), size + maxExtraBytes);
  const sent = (name: string) => [response.headers[name.toLowerCase()] ?? '(none)'].flat().join(', ');
  let body: Uint8Array | undefined;
  try {
    body = decoded(response, size + maxExtraBytes);
  } catch {
    return [{ path, what: 'coding', found: `Content-Encoding: ${sent('Content-Encoding')}` }];
  }
  if (response.status !== status) {
    if (status === 404 && response.status === 200) return [{ path, what: 'found', found: '' }];
    if (response.status === 404 && body && sha256(body) === unknown) return [{ path, what: 'status', found: '404' }];
    const { location } = response.headers;
    const found = location === undefined ? `${response.status}` : `${response.status}, leads to ${location}`;
    return [{ path, what: 'missing', found }];
  }
  const otherHeaders = Object.entries(headers).filter(([name, value]) => sent(name) !== value);
  return [
    ...(body && sums.includes(sha256(body)) ? [] : [{ path, what: 'changed' as const, found: '' }]),
    ...otherHeaders.map(([name]): FileDifference => {
      return { path, what: 'header', found: `${name}: ${sent(name)}` };
    }),
  ];
}

const reasonOf = (error: unknown): string => {
  const { message, code } = error as { message: string; code?: string };
  return code ?? message;
};

/**
 * Compares the responses of a server with a build: the document at every address, the page for unknown addresses, every
 * public file, and their headers. Gives up on a server that answers nothing. `address` is where the guide opens, `https://host/` or `https://host/guide/`.
 * Redirects are not followed. Throws if `build` has no list of hashes, or if the address is invalid.
 */
export async function verifyServed(address: string, build: string): Promise<VerifyResult> {
  const home = URL.canParse(address) ? new URL(address) : undefined;
  if (!home || !/^https?:$/.test(home.protocol)) throw new Error(`“${address}” is no http or https address.`);
  if (!home.pathname.endsWith('/')) home.pathname += '/';
  home.search = '';
  home.hash = '';
  const site = readSite(build);
  const sums = readSums(build);
  const allExpected = expectedResponses(site, build, sums);
  const queue = [...allExpected];
  const differences: FileDifference[] = [];
  let isAnswering = false;
  const compareNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path } = next;
      const responseDifferences = await compare(home, next).catch((error: unknown): FileDifference[] => [
        { path, what: 'unreachable', found: reasonOf(error) },
      ]);
      differences.push(...responseDifferences);
      isAnswering ||= !responseDifferences.some(({ what }) => what === 'unreachable');
      if (!isAnswering && differences.length >= maxUnanswered) queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compareNext));
  return { compared: allExpected.length, differences: differences.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
