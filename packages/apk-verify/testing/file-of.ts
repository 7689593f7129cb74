import { ApkFile } from '../src/apk-file.ts';
import { memorySource } from '../src/bytes/sources.ts';

/** Wraps bytes as an `ApkFile`. */
export const fileOf = (bytes: Uint8Array): ApkFile => new ApkFile(memorySource(bytes));
