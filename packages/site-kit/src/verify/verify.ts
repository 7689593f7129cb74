import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentFile } from '../hosts/plan.ts';
import { headersFor } from '../serve/headers.ts';
import { hiddenFile, readSite, type Site } from '../serve/site.ts';
import { filesBelow, publicationsFolder, readSums, sha256, sumsFile } from './sums.ts';

/** A difference between a build and a folder or a server. */
export interface FileDifference {
  /** A path of the build, or an address relative to the given one. */
  readonly path: string;
  readonly what: 'missing' | 'changed' | 'extra' | 'unreachable' | 'header';
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

/** Number of concurrent requests, timeout of one (ms), and bytes that a response may exceed the build's file. */
const concurrency = 4;
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
    ...site.addresses.map((address) => expectAt(pathOf(address), documentsOf(address), 200, 'index.html')),
    expectAt(unknownAddress, ['404.html'], 404, 'index.html'),
    ...files.map((path) => expectAt(path, [path], 200, path)),
  ];
}

/** Reads the body. Returns undefined as soon as it is longer than `maxBytes` bytes. */
async function readBody(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > maxBytes) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function compare(home: URL, expected: ExpectedResponse): Promise<FileDifference[]> {
  const { path, sums, size, status, headers } = expected;
  const response = await fetch(new URL(path || '.', home), {
    headers: { accept: 'text/html,*/*' },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body = await readBody(response, size + maxExtraBytes);
  if (response.status !== status) {
    const location = response.headers.get('location');
    return [
      {
        path,
        what: 'missing',
        found: location === null ? `${response.status}` : `${response.status}, leads to ${location}`,
      },
    ];
  }
  const otherHeaders = Object.entries(headers).filter(([name, value]) => response.headers.get(name) !== value);
  return [
    ...(body && sums.includes(sha256(body)) ? [] : [{ path, what: 'changed' as const, found: '' }]),
    ...otherHeaders.map(([name]): FileDifference => {
      const found = `${name}: ${response.headers.get(name) ?? '(none)'}`;
      return { path, what: 'header', found };
    }),
  ];
}

const reasonOf = (error: unknown): string => {
  const { message, cause } = error as { message?: string; cause?: { message?: string; code?: string } };
  return cause?.code ?? cause?.message ?? message ?? String(error);
};

/**
 * Compares the responses of a server with a build: the document at every address, the page for unknown addresses, every
 * public file, and their headers. `address` is where the guide opens, `https://host/` or `https://host/guide/`.
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
  const compareNext = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { path } = next;
      const responseDifferences = await compare(home, next).catch((error: unknown): FileDifference[] => [
        { path, what: 'unreachable', found: reasonOf(error) },
      ]);
      differences.push(...responseDifferences);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, compareNext));
  return { compared: allExpected.length, differences: differences.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}
