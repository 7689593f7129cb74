import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';

/** Writes a file atomically. Throws `Stop` if the folder cannot be written to. */
export function writeAtomically(file: string, text: string | Buffer): void {
  const half = `${file}.${process.pid}.part`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(half, text, { flag: 'wx' });
    renameSync(half, file);
  } catch (error) {
    rmSync(half, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    throw new Stop(
      `${harmless(file, 200)} cannot be written (${code}).`,
      'Give yourself the right to write there, or choose another: --content DIR',
    );
  }
}

/** Returns the comment lines above an entry. */
export function commentOf(file: string): string[] {
  const head = readFileSync(file, 'utf8').split(/^export default/m, 1)[0]!;
  return [...head.matchAll(/^\/\/ ?(.*)$/gm)].map(([, line]) => line!);
}

/**
 * Returns `known-signers.json` without one app, otherwise unchanged byte for byte: an app has its certificates in one
 * place only. Throws `Stop` if the file is not laid out as the formatter does it.
 */
export function withoutKnown(folder: string, name: string): { readonly file: string; readonly text: string } {
  const file = join(folder, 'known-signers.json');
  const text = readFileSync(file, 'utf8');
  const start = text.indexOf(`\n    ${JSON.stringify(name)}: {\n`);
  const end = text.indexOf('\n    }', start);
  const comma = text[end + '\n    }'.length] === ',';
  const before = text.slice(0, start);
  const after = text.slice(end + '\n    }'.length + (comma ? 1 : 0));
  const rest = (comma ? before : before.replace(/,$/, '')) + after;
  const { apps, ...others } = JSON.parse(text) as { apps: Record<string, unknown> };
  const { [name]: _gone, ...left } = apps;
  if (start < 0 || end < 0 || !sameJson(rest, { ...others, apps: left }))
    throw new Stop(
      `${harmless(file, 200)} is not laid out as the formatter does it.`,
      `Take ${name} out of it yourself, then run this again.`,
    );
  return { file, text: rest };
}

function sameJson(text: string, value: unknown): boolean {
  try {
    return JSON.stringify(JSON.parse(text)) === JSON.stringify(value);
  } catch {
    return false;
  }
}
