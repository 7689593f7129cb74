import { call, command, type HelpPage, harmless, harmlessJson, type ParsedArgs, Stop } from '@sideguide/cli-kit';
import { readKnownApps } from '@sideguide/content-kit/files';
import { statusHelp } from '../apk/statuses.ts';
import { answerAll } from './answers.ts';
import { phoneOf, phoneOptions, rangeOf, rangeOption } from './phone-options.ts';
import { contentOption, jsonOption } from './shared-options.ts';

const name = `${call} check`;

const page = {
  usage: `${name} FILE… [--android VERSION] [--abi LIST] [--range MIN-MAX] [--json]
       ${name} --known [--json]`,
  about: `Tells whether a file is the developer's genuine app, complete and unchanged, and whether it will install. Of two
files it also tells whether Android installs the second over the first: same app, same signer or a proven successor,
and no older version. Without a phone's Android the file is verified for every Android that it says it is for; where
its signature holds on newer ones only, the sentence says so.`,
  options: {
    known: { help: 'list the apps whose signers are known, and check nothing' },
    ...phoneOptions,
    ...rangeOption,
    ...jsonOption,
    ...contentOption,
  },
  sections: { 'Exit status': statusHelp },
  example: `${name} F-Droid.apk --android 14 --abi arm64-v8a`,
} satisfies HelpPage;

export const run = command(name, page, async (given) => {
  if (given.values.known) return listKnown(given);
  if (given.positionals.length === 0) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  const range = rangeOf(given.values.range);
  const phone = phoneOf(given.values);
  const { entries, source, hint } = await readKnownApps(given.values.content);
  const options = { phone, entries, ...(range ? { range } : {}) };
  return answerAll(given.positionals, options, { json: given.values.json === true, catalogue: source, hint });
});

/** Prints the known apps with their certificates and channels, and the source of the catalogue. */
async function listKnown({ positionals: words, values }: ParsedArgs<typeof page.options>): Promise<number> {
  if (words.length > 0) throw new Stop('--known checks no file.', `Write: ${name} --known`);
  const { entries, source } = await readKnownApps(values.content);
  const sorted = [...entries].sort((a, b) => (a.package < b.package ? -1 : 1));
  if (values.json) {
    const apps = sorted.map(({ package: id, name: app, publisher, page: address, certificates }) => {
      return { package: id, name: app, publisher, page: address, certificates };
    });
    console.log(harmlessJson({ catalogue: source, apps }));
    return 0;
  }
  for (const { package: id, name: app, certificates } of sorted) {
    console.log(`${harmless(app, 80)} (${harmless(id, 120)})`);
    for (const { sha256, place, channel } of certificates)
      console.log(`  ${sha256}  ${harmless(channel, 80)}${place === 'page' ? ', the download page' : ''}`);
  }
  console.log(`${sorted.length} apps. Catalogue: ${harmless(source, 200)}`);
  return 0;
}
