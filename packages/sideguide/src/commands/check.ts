import { call, type HelpPage, readCall, Stop } from '@sideguide/cli-kit';
import { readKnown } from '@sideguide/content-kit/files';
import { statusHelp } from '../apk/statuses.ts';
import { answerAll } from './answers.ts';
import { phoneOf, phoneOptions, rangeOf, rangeOption } from './phone-options.ts';
import { contentOption, jsonOption } from './shared-options.ts';

const name = `${call} check`;

const page: HelpPage = {
  usage: `${name} FILE… [--android VERSION] [--abi LIST] [--range MIN-MAX] [--json]`,
  about: `Tells whether a file is the genuine app of its makers, whole and unchanged, and whether it will install.
Without a phone's Android it is verified for every Android that it says it is for; where its signature holds on newer
ones only, the sentence says so.`,
  options: { ...phoneOptions, ...rangeOption, ...jsonOption, ...contentOption },
  more: { 'Exit status': statusHelp },
  example: `${name} F-Droid.apk --android 14 --abi arm64-v8a`,
};

/** `sideguide check` */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readCall(argv, page, name);
  if (!given) return 0;
  if (given.words.length === 0) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  const range = rangeOf(given);
  const phone = phoneOf(given);
  const { entries, source } = await readKnown(given.values.content);
  const asked = { phone, entries, ...(range ? { range } : {}) };
  return answerAll(given.words, asked, { json: given.values.json === true, catalogue: source });
}
