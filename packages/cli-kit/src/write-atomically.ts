import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileErrorCode, fileErrorRemedy } from './file-error.ts';
import { harmless } from './printable.ts';
import { Stop } from './stop.ts';

/** Writes a file atomically. Throws `Stop` if the folder cannot be written to. */
export function writeAtomically(file: string, text: string | Buffer): void {
  const half = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, text, { flag: 'wx' });
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    const code = fileErrorCode(error);
    if (code === undefined) throw error;
    throw new Stop(
      `${harmless(file, 200)} cannot be written (${code}).`,
      `${fileErrorRemedy(code)}, and run it again.`,
    );
  }
}
