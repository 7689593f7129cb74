import { updateOf } from '@sideguide/apk-verify/node';
import { harmless, harmlessJson, paintFor, Stop, type Style } from '@sideguide/cli-kit';
import { type ExamineOptions, examineFile } from '../apk/examine-file.ts';
import type { ExaminedFile } from '../apk/examined-file.ts';
import { jsonOf, unreadableJson } from '../apk/json.ts';
import { type OutputRow, rowsOf, showRows } from '../apk/rows.ts';
import { gravest, noUpdate, statuses } from '../apk/statuses.ts';
import { sayUpdate } from '../apk/update-words.ts';
import { sayOnlyFrom, sayVerdict, type VerdictText } from '../apk/verdict-words.ts';

/** The result for one file, or why there is none. */
export interface AnswerLine {
  readonly path: string;
  readonly said: VerdictText;
  readonly status: number;
  readonly json: object;
  /** Empty if the file could not be read. */
  readonly rows: readonly OutputRow[];
  /** Null if the file could not be read. */
  readonly examined: ExaminedFile | null;
}

/** Examines a file; a file that cannot be read gives a result too. */
export async function answerFor(path: string, asked: ExamineOptions): Promise<AnswerLine> {
  try {
    const examined = await examineFile(path, asked);
    const { verdict, facts, report } = examined;
    const plain = sayVerdict(verdict, asked.entries, asked.phone);
    const said = asked.phone.sdk === undefined && !asked.range ? sayOnlyFrom(plain, facts, report) : plain;
    const status = statuses[verdict.answer];
    return { path, said, status, json: jsonOf(examined, said, status), rows: rowsOf(examined), examined };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { status } = error;
    const said = { sentence: error.message, remedy: error.remedy };
    return { path, said, status, json: unreadableJson(path, said, status), rows: [], examined: null };
  }
}

const styleOf = (status: number): Style => (status === 0 ? 'good' : status === 1 ? 'bad' : 'warn');

/** Prints a result. With `named`, the sentence names the file, because there are several. */
function printAnswer({ path, said, status, rows }: AnswerLine, named: boolean): void {
  // For a single file that cannot be read the command fails; among several it is one of the results.
  if (!rows.length && !named) throw new Stop(said.sentence, said.remedy ?? '', status);
  const paint = paintFor(process.stdout, process.env);
  // The sentence already names a file that could not be read.
  const sentence = named && rows.length ? `${harmless(path, 200)}: ${said.sentence}` : said.sentence;
  console.log([paint(styleOf(status), sentence), ...(said.remedy ? [said.remedy] : [])].join('\n'));
  if (rows.length) console.log(`\n${showRows(rows)}`);
}

/** Returns whether the second of two files of one app installs over the first; null in all other cases. */
function updateIn(answers: readonly AnswerLine[], { phone }: ExamineOptions) {
  const [first, second, more] = answers;
  if (!first?.examined?.facts || !second?.examined?.facts || more) return null;
  const found = updateOf(first.examined, second.examined, phone);
  return { ...found, said: sayUpdate(first.path, second.path, found) };
}

/**
 * Examines files one after the other and prints each result as it is found; for two files, also whether the second
 * installs over the first. Returns their common exit status.
 */
export async function answerAll(
  paths: readonly string[],
  asked: ExamineOptions,
  {
    json,
    catalogue,
    more = [],
  }: { readonly json: boolean; readonly catalogue: string; readonly more?: readonly OutputRow[] },
): Promise<number> {
  const answers: AnswerLine[] = [];
  for (const path of paths) {
    const found = await answerFor(path, asked);
    const whose: OutputRow = ['Catalogue', harmless(catalogue, 200)];
    const answer = found.rows.length
      ? { ...found, rows: [...found.rows, whose], json: { ...found.json, catalogue } }
      : found;
    if (!json) {
      if (answers.length) console.log('');
      printAnswer({ ...answer, rows: answer.rows.length ? [...answer.rows, ...more] : [] }, paths.length > 1);
    }
    answers.push(answer);
  }
  const update = updateIn(answers, asked);
  if (json) {
    const [one, ...others] = answers.map((answer) => answer.json);
    const last = update && { ...others[0], update: { updates: update.updates, obstacles: update.obstacles } };
    console.log(harmlessJson(others.length === 0 ? one : [one, ...(last ? [last] : others)]));
  } else if (update) console.log(`\n${update.said}`);
  const isOther = update?.obstacles.some(({ code }) => code === 'another-package');
  const over = update && !update.updates && !isOther ? [noUpdate] : [];
  return gravest([...answers.map(({ status }) => status), ...over]);
}
