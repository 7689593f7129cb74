import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { today } from '@sideguide/cli-kit';
import { filesBelow, sumsOf } from '@sideguide/site-kit/verify';

/** Folders with everything that a build reads; `node_modules` is known by the list that npm keeps of it. */
const folders = ['apps', 'packages', 'content'];
const ignored = /^(?:node_modules|dist|dist-host|dist-package|\.generated|\.cache)$|\.(?:test\.ts|tsbuildinfo|md)$/;

const inputsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? inputsBelow(path) : [path];
    })
    .sort();

/** Returns a digest of all that a build depends on: sources, dependencies, settings, Node, and the day. */
function digestOfInputs(root: string, options: object): string {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('SIDEGUIDE_'));
  const hash = createHash('sha256').update(JSON.stringify([options, settings.sort(), process.versions, today()]));
  const top = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isFile() && !ignored.test(entry.name));
  for (const file of [
    ...top.map(({ name }) => join(root, name)).sort(),
    join(root, 'node_modules/.package-lock.json'),
    ...folders.flatMap((folder) => inputsBelow(join(root, folder))),
  ])
    if (existsSync(file)) hash.update(`\n${file.slice(root.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns a digest of the site's files, its list of hashes, and the settings for servers next to it. */
const digestOfOutput = (dist: string): string =>
  [dist, `${dist}-host`]
    .reduce((hash, folder) => hash.update(sumsOf(folder)).update(filesBelow(folder).join()), createHash('sha256'))
    .digest('hex');

/**
 * Runs a build unless the last one of this folder had the same inputs and its files are untouched; returns that one's
 * result then. `options`: everything that the caller passes to the build.
 */
export async function unlessUnchanged<Result>(
  { root, dist, options }: { readonly root: string; readonly dist: string; readonly options: object },
  build: () => Promise<Result>,
): Promise<Result> {
  const inputs = digestOfInputs(root, options);
  const record = join(
    root,
    '.cache/last-builds',
    `${createHash('sha256').update(dist).digest('hex').slice(0, 12)}.json`,
  );
  try {
    const last = JSON.parse(readFileSync(record, 'utf8')) as { inputs: string; output: string; result: Result };
    if (last.inputs === inputs && last.output === digestOfOutput(dist)) return last.result;
  } catch {} // there was none, or it was interrupted
  rmSync(record, { force: true });
  const result = await build();
  mkdirSync(join(root, '.cache/last-builds'), { recursive: true });
  writeFileSync(record, JSON.stringify({ inputs, output: digestOfOutput(dist), result }));
  return result;
}
