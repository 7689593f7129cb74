import { memorySource } from '../src/bytes/sources.ts';
import { ApkFile } from '../src/read/apk-file.ts';

/** Wraps bytes as an `ApkFile`. */
export const fileOf = (bytes: Uint8Array): ApkFile => new ApkFile(memorySource(bytes));
