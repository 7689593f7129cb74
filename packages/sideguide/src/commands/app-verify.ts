import { existsSync } from 'node:fs';
import type { Entry } from '@sideguide/apk-verify';
import { call, closestName, command, type HelpPage, harmless, Stop } from '@sideguide/cli-kit';
import { readKnownApps } from '@sideguide/content-kit/files';
import type { OutputRow } from '../apk/rows.ts';
import { statusHelp } from '../apk/statuses.ts';
import { answerAll } from './answers.ts';
import { contentOption, jsonOption } from './shared-options.ts';

const name = `${call} app verify`;

const page = {
  usage: `${name} [PACKAGE] FILE [--json]`,
  about: `Compares a file with the catalogue's entry for an app: PACKAGE, or the package that the file names.
It is verified for every Android that it says it is for; where its signature holds on newer ones only, the sentence
says so.`,
  options: { ...jsonOption, ...contentOption },
  sections: { 'Exit status': statusHelp },
  example: `${name} org.fdroid.fdroid F-Droid.apk`,
} satisfies HelpPage;

export const run = command(name, page, async (given) => {
  const [first, second, ...others] = given.positionals;
  if (first === undefined) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  if (others.length) throw new Stop('These are too many words.', `Write a package and one file: ${name} PACKAGE FILE`);
  const [packageName, path] = second === undefined ? [undefined, first] : [first, second];
  const { entries, source, hint } = await readKnownApps(given.values.content);
  const output = { json: given.values.json === true, catalogue: source, hint };
  if (packageName === undefined) return answerAll([path], { phone: {}, entries }, output);
  const rows = certificateRows(findEntry(packageName, path, entries));
  return answerAll([path], { phone: {}, entries, expectedPackage: packageName }, { ...output, extraRows: rows });
});

function findEntry(packageName: string, path: string, entries: readonly Entry[]): Entry {
  const entry = entries.find((entry) => entry.package === packageName);
  if (entry) return entry;
  if (existsSync(packageName) && !existsSync(path))
    throw new Stop(
      'The package comes before the file.',
      `Write: ${name} ${harmless(path, 80)} ${harmless(packageName, 80)}`,
    );
  const suggestion = closestName(
    packageName,
    entries.map((entry) => entry.package),
  );
  throw new Stop(
    `The catalogue has no app “${harmless(packageName, 80)}”.`,
    suggestion ? `Did you mean ${suggestion}?` : `Add it: ${call} app add ${harmless(path, 80)}`,
  );
}

const certificateRows = ({ certificates }: Entry): OutputRow[] =>
  certificates.map(({ sha256, place, channel }) => [
    'Listed',
    `${sha256}\n${channel}, ${place === 'page' ? 'the download page' : 'another place'}`,
  ]);
