import { ApkFile } from '../src/apk-file.ts';
import { memorySource } from '../src/bytes/sources.ts';

/** Bytes as the file that they are. */
export const fileOf = (bytes: Uint8Array): ApkFile => new ApkFile(memorySource(bytes));
