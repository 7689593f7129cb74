import { harmless, harmlessJson, paintFor, Stop, type Style } from '@sideguide/cli-kit';
import { type Asked, examineFile } from '../apk/examine-file.ts';
import { jsonOf, unreadableJson } from '../apk/json.ts';
import { type Row, rowsOf, showRows } from '../apk/rows.ts';
import { gravest, statuses } from '../apk/statuses.ts';
import { type Said, sayOnlyFrom, sayVerdict } from '../apk/verdict-words.ts';

/** What was found out about one file, or why nothing was. */
export interface Answer {
  readonly path: string;
  readonly said: Said;
  readonly status: number;
  readonly json: object;
  /** Empty if the file could not be read. */
  readonly rows: readonly Row[];
}

/** Examines a file; one that cannot be read is an answer too. */
export async function answerFor(path: string, asked: Asked): Promise<Answer> {
  try {
    const examined = await examineFile(path, asked);
    const { verdict, facts, report } = examined;
    const plain = sayVerdict(verdict, asked.entries, asked.phone);
    const said = asked.phone.sdk === undefined && !asked.range ? sayOnlyFrom(plain, facts, report) : plain;
    const status = statuses[verdict.answer];
    return { path, said, status, json: jsonOf(examined, said, status), rows: rowsOf(examined) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { status } = error;
    const said = { sentence: error.message, remedy: error.remedy };
    return { path, said, status, json: unreadableJson(path, said, status), rows: [] };
  }
}

const styleOf = (status: number): Style => (status === 0 ? 'good' : status === 1 ? 'bad' : 'warn');

/** Prints an answer. With `named` the sentence says which of several files it is about. */
function printAnswer({ path, said, status, rows }: Answer, named: boolean): void {
  // A single file that cannot be read is a failure of the command; among several it is one of the answers.
  if (!rows.length && !named) throw new Stop(said.sentence, said.remedy ?? '', status);
  const paint = paintFor(process.stdout, process.env);
  // A file that could not be read is named in the sentence already.
  const sentence = named && rows.length ? `${harmless(path, 200)}: ${said.sentence}` : said.sentence;
  console.log([paint(styleOf(status), sentence), ...(said.remedy ? [said.remedy] : [])].join('\n'));
  if (rows.length) console.log(`\n${showRows(rows)}`);
}

/** Examines files one after the other and prints what is found, as it is found. The exit status of all of them. */
export async function answerAll(
  paths: readonly string[],
  asked: Asked,
  {
    json,
    catalogue,
    more = [],
  }: { readonly json: boolean; readonly catalogue: string; readonly more?: readonly Row[] },
): Promise<number> {
  const answers: Answer[] = [];
  for (const path of paths) {
    const found = await answerFor(path, asked);
    const whose: Row = ['Catalogue', harmless(catalogue, 200)];
    const answer = found.rows.length
      ? { ...found, rows: [...found.rows, whose], json: { ...found.json, catalogue } }
      : found;
    if (!json) {
      if (answers.length) console.log('');
      printAnswer({ ...answer, rows: answer.rows.length ? [...answer.rows, ...more] : [] }, paths.length > 1);
    }
    answers.push(answer);
  }
  if (json) console.log(harmlessJson(answers.length === 1 ? answers[0]!.json : answers.map((one) => one.json)));
  return gravest(answers.map(({ status }) => status));
}
