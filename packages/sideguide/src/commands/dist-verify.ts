import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  call,
  command,
  type HelpPage,
  harmless,
  harmlessJson,
  isSource,
  paintFor,
  root,
  Stop,
  table,
} from '@sideguide/cli-kit';
import { findSettings } from '@sideguide/content-kit/files';
import { type FileDifference, type VerifyResult, verifyFolder, verifyServed } from '@sideguide/site-kit/verify';

const name = `${call} dist verify`;

const page = {
  usage: `${name} FOLDER|ADDRESS [--build FOLDER] [--json]`,
  about: `Compares a site with a build, byte for byte: a folder with the files of the build, or a server with all that it
sends of them, its headers included. Build the same commit yourself: the same bytes come out everywhere.`,
  options: {
    build: { value: 'FOLDER', help: 'the build to compare with; default: dist in the current folder' },
    json: { help: 'print JSON' },
  },
  sections: {
    'Exit status': `0  everything is as the build has it
1  something differs
2  wrong usage, no build to compare with, or no answer at all`,
  },
  example: `${name} https://guide.example/`,
} satisfies HelpPage;

/** Returns the build to compare with if none is named: that of the guide in the current folder, or of this clone. */
const defaultBuild = (): string => join(findSettings(process.cwd()) === undefined ? root : process.cwd(), 'dist');

const kinds: Readonly<Record<FileDifference['what'], string>> = {
  missing: 'not there',
  changed: 'another content',
  extra: 'not of the build',
  unreachable: 'no answer',
  header: 'another header',
  coding: 'compressed otherwise than it says',
  status: 'opens through the page for unknown addresses',
  found: 'an answer where nothing is',
};

export const run = command(name, page, async ({ values, positionals: [target, ...others] }) => {
  if (target === undefined) throw new Stop('No site is named.', `Write: ${name} https://guide.example/`);
  if (others.length) throw new Stop('One site at a time can be compared.', `Write: ${name} ${harmless(target, 80)}`);
  const result = await compare(target, values.build ?? defaultBuild());
  if (result.differences.length > 0 && result.differences.every(({ what }) => what === 'unreachable'))
    throw new Stop(
      `${harmless(target, 80)} does not answer (${harmless(result.differences[0]!.found, 80)}).`,
      'Is the address right, and the server running?',
    );
  if (values.json) console.log(harmlessJson({ site: target, ...result }));
  else printResult(result);
  return result.differences.length ? 1 : 0;
});

async function compare(target: string, build: string): Promise<VerifyResult> {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(target);
  if (!isAddress && !existsSync(target))
    throw new Stop(`There is no folder ${harmless(target, 120)}.`, `Name the folder of a site: ${name} dist`);
  try {
    if (isAddress) return await verifyServed(target, build);
    return verifyFolder(target, build);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Stop(
      harmless(message, 200),
      `Build it first: ${findSettings(process.cwd()) === undefined && isSource ? 'npm run build' : `${call} build`}; another build is named with --build FOLDER.`,
    );
  }
}

function printResult({ compared, differences }: VerifyResult): void {
  const paint = paintFor(process.stdout, process.env);
  if (differences.length === 0) {
    console.log(paint('good', `All ${compared} files and addresses are as the build has them.`));
    return;
  }
  const sentence = `Of ${compared} files and addresses, these are not as the build has them: ${differences.length} differences.`;
  const rows = differences.map(({ path, what, found }): [string, string] => [
    kinds[what],
    `${harmless(path || '(the top)', 120)}${found ? `\n${harmless(found, 160)}` : ''}`,
  ]);
  console.log(`${paint('bad', sentence)}\n\n${table(rows)}`);
}
