import type { ApkErrorCode } from '#lib/apk/model/error.ts';
import type { Entry } from '../entry.ts';

const apkCodes: Readonly<Record<ApkErrorCode, Pick<Entry, 'cause' | 'operator'>>> = {
  format: {
    cause: 'The file is no ZIP archive, or one that Android refuses.',
    operator: 'Offer the file anew: it was cut or changed on its way, or it is none for Android.',
  },
  'no-manifest': {
    cause: 'The archive is sound and has no `AndroidManifest.xml` at its top.',
    operator: 'Offer an APK: bundles (`.apks`, `.xapk`, `.aab`) do not install by a tap.',
  },
  manifest: {
    cause: 'The manifest or the resources of the app are not what Android reads.',
    operator: 'Build the app anew; a tool has damaged it.',
  },
  'too-large': {
    cause: 'A part is larger than any honest file’s, or claims more than the file holds.',
    operator: 'Do not offer this file.',
  },
  range: {
    cause: 'The versions of Android that were asked for and those of the file have nothing in common.',
    operator: 'Say in the catalogue which versions the app is for.',
  },
};

const unreadable = {
  reader: 'The check of the file says that the file could not be read to its end, and offers to pick it again.',
  operator: 'Nothing: the file was moved, replaced or deleted while it was read, or is still being written.',
};

export const apk: readonly Entry[] = [
  ...Object.entries(apkCodes).map(([code, { cause, operator }]) => ({
    code: `ApkError, ${code}`,
    cause,
    reader: 'The check of the file says that it cannot be read, and that it should not be installed.',
    operator,
  })),
  {
    code: 'UnreadableError, other',
    made: ['src/check/bytes/unreadable.ts', 'UnreadableError', '…'],
    cause: 'The browser could not read the file; the message is its own.',
    ...unreadable,
  },
  {
    code: 'UnreadableError, range',
    made: ['src/check/bytes/blob-source.ts', 'UnreadableError', '… of … bytes at …'],
    cause: 'The file gave fewer bytes than it promised.',
    ...unreadable,
  },
  {
    code: 'UnreadableError, stream',
    made: ['src/check/bytes/pieces.ts', 'UnreadableError', 'the stream ended … bytes early'],
    cause: 'The file ended before its end.',
    ...unreadable,
  },
];
