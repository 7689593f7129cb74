import { constants, readdirSync, type Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { harmless, Stop } from '@sideguide/cli-kit';

export interface OpenFile {
  readonly handle: FileHandle;
  /** Size in bytes when the file was opened. */
  readonly size: number;
}

/** Opens a file for reading; the caller closes its handle. Throws `Stop` for anything that is not a readable file. */
export async function openFile(path: string): Promise<OpenFile> {
  const name = `“${harmless(path)}”`;
  if (path === '-')
    throw new Stop(
      'Standard input cannot be checked: a signature is read in several places of a file.',
      'Save it first, then name the file.',
    );
  if (path === '') throw new Stop('The name of the file is empty.', 'Name the file, e.g. app.apk.');
  let handle: FileHandle | undefined;
  try {
    // Opening a pipe without a writer would block for ever.
    handle = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const stats = await handle.stat();
    const problem = stats.isDirectory() ? describeFolder(path) : describeOther(stats);
    if (problem) throw new Stop(`${name} is ${problem[0]}, not a file.`, problem[1]);
    return { handle, size: stats.size };
  } catch (error) {
    await handle?.close().catch(() => undefined);
    throw error instanceof Stop ? error : explain(error as NodeJS.ErrnoException, path, name);
  }
}

/** Describes a folder, with the first app file in it as the one that was probably meant. */
function describeFolder(path: string): readonly [string, string] {
  let names: string[] = [];
  try {
    names = readdirSync(path);
  } catch {
    // A folder that cannot be listed gives no example.
  }
  const app = names.sort().find((name) => /\.(apk|apks|xapk|apkm)$/i.test(name)) ?? 'app.apk';
  return ['a folder', `Name the file in it, e.g. ${harmless(join(path, app))}`];
}

function describeOther(stats: Stats): readonly [string, string] | undefined {
  if (stats.isFile()) return undefined;
  if (stats.isFIFO()) return ['a pipe', 'Save what it sends first, then name that file.'];
  return ['a device', 'Name the downloaded file itself.'];
}

/** Converts a system error to a `Stop`. */
function explain({ code, message }: NodeJS.ErrnoException, path: string, name: string): Stop {
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return new Stop(`There is no file ${name}.`, 'Check the name and the folder.');
    case 'EACCES':
    case 'EPERM':
      return new Stop(`${name} may not be read by this account.`, 'Give yourself the right to read it: chmod u+r FILE');
    case 'ENXIO':
    case 'ENODEV':
      return new Stop(`${name} is a socket or a device, not a file.`, 'Name the downloaded file itself.');
    case 'EISDIR':
      return new Stop(`${name} is a folder, not a file.`, describeFolder(path)[1]);
    case 'ELOOP':
      return new Stop(`${name} is a link that leads back to itself.`, 'Name the file that it should lead to.');
    case 'ENAMETOOLONG':
      return new Stop('The name of the file is too long.', 'Check the name and the folder.');
    case 'ERR_INVALID_ARG_VALUE':
      return new Stop(`${name} cannot be a file's name.`, 'Check the name and the folder.');
    default:
      return new Stop(`${name} cannot be read (${code ?? message}).`, 'Copy it to another place and try again.');
  }
}
