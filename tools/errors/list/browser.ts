import type { FailureType } from '#src/core/chunks/errors.ts';
import type { Entry } from '../entry.ts';

/** Why a chunk fails, for scripts and styles alike. */
const failures: Readonly<Record<FailureType, Pick<Entry, 'cause' | 'operator'>>> = {
  error: {
    cause:
      'The request failed: no network, a connection that broke off, an answer like 404 or 500, a wrong content type.',
    operator:
      'If it is 404: publish all files of a build together and keep those of the build before it for a while. Else look at the logs of the server, and whether `Content-Type` is right.',
  },
  missing: {
    cause: 'An answer came that is not the chunk: a portal’s page, a file that was cut or damaged on its way.',
    operator:
      'Look for a proxy or content network that changes or cuts files; purge its cache. Compare the served files with the build.',
  },
  timeout: {
    cause: 'Nothing came within 120 seconds.',
    operator: 'Look whether the server answers slowly or holds connections open.',
  },
};

const chunkErrors: readonly Entry[] = (['script', 'style'] as const).flatMap((what) =>
  (Object.keys(failures) as FailureType[]).map(
    (type): Entry => ({
      code: what === 'script' ? `ChunkLoadError, ${type}` : `ChunkLoadError, CSS_CHUNK_LOAD_FAILED, ${type}`,
      ...(what === 'style'
        ? { made: ['src/core/chunks/style.ts', 'Error', 'Loading CSS chunk … failed. (…: …)'] }
        : {}),
      cause: `A ${what} chunk. ${failures[type].cause}`,
      reader: { kind: type === 'missing' ? 'newer' : 'slow' },
      operator: failures[type].operator,
    }),
  ),
);

export const browser: readonly Entry[] = [
  ...chunkErrors,
  {
    code: 'UnknownAddressError',
    made: ['src/app/prepare.ts', 'UnknownAddressError'],
    cause: 'No screen has the address.',
    reader: { kind: 'unknown' },
    operator: 'Correct the link that led there. The server answers such an address with 404 and the document.',
  },
  {
    code: 'any other error',
    cause: 'A screen threw, or a chunk holds other data than it should.',
    reader: { kind: 'broken' },
    operator:
      'Ask for the folded details of the error screen and report them with the version: it is a mistake of ours.',
  },
];

export const beforeTheApp: readonly Entry[] = [
  {
    code: 'entry, failed',
    cause: 'A script of the first load failed twice: there is no app yet that could say so.',
    reader: 'A sign without words, ↻, that loads the page again at the same address.',
    operator: 'As for `ChunkLoadError`; the files are named `react` and `index`.',
  },
  {
    code: 'entry, slow',
    cause: 'Nothing to show after 8 seconds.',
    reader:
      'Before the app is there: ⏳↻. After that, in the reader’s language: the words of `slow` or `offline` below, without the title.',
    operator: 'Nothing, if it is rare.',
  },
];
