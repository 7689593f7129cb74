import { updateOf } from '@sideguide/apk-verify/node';
import { harmless, harmlessJson, paintFor, Stop, type Style, table } from '@sideguide/cli-kit';
import { type ExamineOptions, examineFile } from '../apk/examine-file.ts';
import type { ExaminedFile } from '../apk/examined-file.ts';
import { jsonOf, unreadableJson } from '../apk/json.ts';
import { type OutputRow, rowsOf } from '../apk/rows.ts';
import { mostSerious, noUpdate, statuses } from '../apk/statuses.ts';
import { describeUpdate } from '../apk/update-words.ts';
import { addMinAndroid, describeVerdict, type VerdictText } from '../apk/verdict-words.ts';

/** The result for one file, or why there is none. */
export interface FileAnswer {
  readonly path: string;
  readonly text: VerdictText;
  readonly status: number;
  readonly json: object;
  /** Empty if the file could not be read. */
  readonly rows: readonly OutputRow[];
  /** Null if the file could not be read. */
  readonly examined: ExaminedFile | null;
}

/** Examines a file; a file that cannot be read gives a result too. */
export async function answerFor(path: string, options: ExamineOptions): Promise<FileAnswer> {
  try {
    const examined = await examineFile(path, options);
    const { verdict, facts, report } = examined;
    const basicText = describeVerdict(verdict, options.entries, options.phone);
    const text =
      options.phone.sdk === undefined && !options.range ? addMinAndroid(basicText, facts, report) : basicText;
    const status = statuses[verdict.answer];
    return { path, text, status, json: jsonOf(examined, text, status), rows: rowsOf(examined), examined };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    const { status } = error;
    const text = { sentence: error.message, remedy: error.remedy };
    return { path, text, status, json: unreadableJson(path, text, status), rows: [], examined: null };
  }
}

const styleOf = (status: number): Style => (status === 0 ? 'good' : status === 1 ? 'bad' : 'warn');

/** Prints a result. With `namesFile`, the sentence names the file, because there are several. */
function printAnswer({ path, text, status, rows }: FileAnswer, isFileNamed: boolean): void {
  // For a single file that cannot be read the command fails; among several it is one of the results.
  if (!rows.length && !isFileNamed) throw new Stop(text.sentence, text.remedy ?? '', status);
  const paint = paintFor(process.stdout, process.env);
  // The sentence already names a file that could not be read.
  const sentence = isFileNamed && rows.length ? `${harmless(path, 200)}: ${text.sentence}` : text.sentence;
  console.log([paint(styleOf(status), sentence), ...(text.remedy ? [text.remedy] : [])].join('\n'));
  if (rows.length) console.log(`\n${table(rows)}`);
}

/** Returns whether the second of two files installs on a phone that has the first; null in all other cases. */
function updateIn(answers: readonly FileAnswer[], { phone, range }: ExamineOptions) {
  const [first, second, third] = answers;
  if (!first?.examined?.facts || !second?.examined?.facts || third) return null;
  const update = updateOf(first.examined, second.examined, phone);
  return { ...update, sentence: describeUpdate(first.path, second.path, update, range) };
}

/** Examines files one by one and prints each result; for two, also whether one updates the other. Returns a status. */
export async function answerAll(
  paths: readonly string[],
  options: ExamineOptions,
  {
    json,
    catalogue,
    hint,
    extraRows = [],
  }: {
    readonly json: boolean;
    readonly catalogue: string;
    /** How to compare with more apps. */
    readonly hint: string | undefined;
    readonly extraRows?: readonly OutputRow[];
  },
): Promise<number> {
  const answers: FileAnswer[] = [];
  for (const path of paths) {
    const fileAnswer = await answerFor(path, options);
    const catalogueRow: OutputRow = ['Catalogue', [harmless(catalogue, 200), ...(hint ? [hint] : [])].join('\n')];
    const answer = fileAnswer.rows.length
      ? { ...fileAnswer, rows: [...fileAnswer.rows, catalogueRow], json: { ...fileAnswer.json, catalogue } }
      : fileAnswer;
    if (!json) {
      if (answers.length) console.log('');
      printAnswer({ ...answer, rows: answer.rows.length ? [...answer.rows, ...extraRows] : [] }, paths.length > 1);
    }
    answers.push(answer);
  }
  const update = updateIn(answers, options);
  if (json) {
    const [firstJson, ...otherJson] = answers.map((answer) => answer.json);
    const last = update && {
      ...otherJson[0],
      update: { replaces: update.replaces, installs: update.installs, obstacles: update.obstacles },
    };
    console.log(harmlessJson(otherJson.length === 0 ? firstJson : [firstJson, ...(last ? [last] : otherJson)]));
  } else if (update) console.log(`\n${update.sentence}`);
  const updateStatuses = update && update.installs !== 'yes' ? [noUpdate] : [];
  return mostSerious([...answers.map(({ status }) => status), ...updateStatuses]);
}
