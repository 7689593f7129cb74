import { existsSync } from 'node:fs';
import type { Entry } from '@sideguide/apk-verify';
import { call, type HelpPage, harmless, nearest, readCall, Stop } from '@sideguide/cli-kit';
import { readKnownApps } from '@sideguide/content-kit/files';
import type { OutputRow } from '../apk/rows.ts';
import { statusHelp } from '../apk/statuses.ts';
import { answerAll } from './answers.ts';
import { contentOption, jsonOption } from './shared-options.ts';

const name = `${call} app verify`;

const page: HelpPage = {
  usage: `${name} [PACKAGE] FILE [--json]`,
  about: `Compares a file with the catalogue's entry for an app: PACKAGE, or the package that the file names.
It is verified for every Android that it says it is for; where its signature holds on newer ones only, the sentence
says so.`,
  options: { ...jsonOption, ...contentOption },
  sections: { 'Exit status': statusHelp },
  example: `${name} org.fdroid.fdroid F-Droid.apk`,
};

/** Runs `sideguide app verify`. */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  const [first, second, ...more] = given.positionals;
  if (first === undefined) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  if (more.length) throw new Stop('These are too many words.', `Write a package and one file: ${name} PACKAGE FILE`);
  const [wanted, path] = second === undefined ? [undefined, first] : [first, second];
  const { entries, source } = await readKnownApps(given.values.content);
  const shown = { json: given.values.json === true, catalogue: source };
  if (wanted === undefined) return answerAll([path], { phone: {}, entries }, shown);
  const rows = listed(entryOf(wanted, path, entries));
  return answerAll([path], { phone: {}, entries, wanted }, { ...shown, more: rows });
}

function entryOf(wanted: string, path: string, entries: readonly Entry[]): Entry {
  const found = entries.find((entry) => entry.package === wanted);
  if (found) return found;
  if (existsSync(wanted) && !existsSync(path))
    throw new Stop(
      'The package comes before the file.',
      `Write: ${name} ${harmless(path, 80)} ${harmless(wanted, 80)}`,
    );
  const meant = nearest(
    wanted,
    entries.map((entry) => entry.package),
  );
  throw new Stop(
    `The catalogue has no app “${harmless(wanted, 80)}”.`,
    meant ? `Did you mean ${meant}?` : `Add it: ${call} app add ${harmless(path, 80)}`,
  );
}

const listed = ({ certificates }: Entry): OutputRow[] =>
  certificates.map(({ sha256, place, channel }) => [
    'Listed',
    `${sha256}\n${channel}, ${place === 'page' ? 'the download page' : 'another place'}`,
  ]);
