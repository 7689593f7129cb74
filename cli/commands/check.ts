import type { Entry } from '#lib/apk/model/phone.ts';
import { type Asked, examineFile } from '../apk/examine-file.ts';
import { jsonOf, unreadableJson } from '../apk/json.ts';
import { rowsOf, showRows } from '../apk/rows.ts';
import { gravest, type Said, sayVerdict, statuses, statusHelp } from '../apk/verdict-words.ts';
import { ownContent, readCatalogue } from '../content/catalogue.ts';
import { harmless, harmlessJson } from '../terminal/harmless.ts';
import { type HelpPage, helpText } from '../terminal/help.ts';
import { readOptions } from '../terminal/options.ts';
import { Stop } from '../terminal/stop.ts';
import { paintFor, type Style } from '../terminal/style.ts';
import { phoneOf, phoneOptions, rangeOf, rangeOption } from './phone-options.ts';

const name = 'sideguide check';

const page: HelpPage = {
  usage: `${name} FILE… [--android VERSION] [--abi LIST] [--range MIN-MAX] [--json]`,
  about: `Tells whether a file is the genuine app of its makers, whole and unchanged, and whether it will install.
Without a phone's Android it is verified for every Android that it says it is for.`,
  options: {
    ...phoneOptions,
    ...rangeOption,
    json: { help: 'print JSON: an object for one file, a list for several' },
    content: { value: 'DIR', help: "another folder of content than the project's own" },
  },
  more: { 'Exit status': statusHelp },
  example: `${name} F-Droid.apk --android 14 --abi arm64-v8a`,
};

/** What was found out about one file, or why nothing was. */
interface Line {
  readonly said: Said;
  readonly status: number;
  readonly json: object;
  readonly rows: string;
}

async function look(path: string, asked: Asked): Promise<Line> {
  try {
    const examined = await examineFile(path, asked);
    const said = sayVerdict(examined.verdict, asked.entries);
    const status = statuses[examined.verdict.answer];
    return { said, status, json: jsonOf(examined, said, status), rows: showRows(rowsOf(examined)) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const said = { sentence: error.message, remedy: error.remedy };
    return { said, status: error.status, json: unreadableJson(path, said, error.status), rows: '' };
  }
}

const styleOf = (status: number): Style => (status === 0 ? 'good' : status === 1 ? 'bad' : 'warn');

/** `sideguide check` */
export async function run(argv: readonly string[]): Promise<number> {
  const given = readOptions(argv, page.options, name);
  if (given.values.help) {
    console.log(helpText(page));
    return 0;
  }
  if (given.words.length === 0) throw new Stop('No file is named.', `Write: ${name} app.apk`);
  const range = rangeOf(given);
  const phone = phoneOf(given);
  const { content = ownContent } = given.values;
  const entries: readonly Entry[] = (await readCatalogue(String(content))).entries;
  const paint = paintFor(process.stdout, process.env);
  const lines: Line[] = [];
  for (const path of given.words) {
    const line = await look(path, { phone, entries, ...(range ? { range } : {}) });
    lines.push(line);
    if (given.values.json) continue;
    const { said, status, rows } = line;
    if (lines.length > 1) console.log('');
    // One file that cannot be read is a failure of the command; among several it is one of the answers.
    if (!rows && given.words.length === 1) throw new Stop(said.sentence, said.remedy ?? '', status);
    console.log(paint(styleOf(status), given.words.length > 1 ? `${harmless(path, 200)}: ${said.sentence}` : said.sentence));
    if (said.remedy) console.log(said.remedy);
    if (rows) console.log(`\n${rows}`);
  }
  if (given.values.json) console.log(harmlessJson(lines.length === 1 ? lines[0]!.json : lines.map(({ json }) => json)));
  return gravest(lines.map(({ status }) => status));
}
