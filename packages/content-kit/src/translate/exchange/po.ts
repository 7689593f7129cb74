import type { Plural, Text } from '@sideguide/guide-core/model';
import { po } from 'gettext-parser';
import {
  type ImportedFile,
  type ImportedSentence,
  type TranslationEntry,
  type TranslationProblem,
  translatorNotes,
} from './entries.ts';
import { formsOf, pluralRule } from './plural-rule.ts';
import { type PoLines, poLines } from './po-lines.ts';

/** One block of a PO file, as gettext-parser represents it. */
interface Block {
  msgctxt?: string;
  msgid: string;
  msgid_plural?: string;
  /** Absent where the file was cut off before it. */
  msgstr?: string[];
  comments?: { extracted?: string; reference?: string; flag?: string; previous?: string };
}

const singular = (text: Text): string => (typeof text === 'string' ? text : (text.one ?? text.other));

/** Returns the previous source text, as PO files show it next to the current one. */
function previousOf(text: Text): string {
  const quoted = (one: string) => JSON.stringify(one);
  const line = `msgid ${quoted(singular(text))}`;
  return typeof text === 'string' ? line : `${line}\nmsgid_plural ${quoted(text.other)}`;
}

function blockOf(entry: TranslationEntry, forms: readonly string[], tag: string, earlier: Text | undefined): Block {
  const { source, text, state, file } = entry.sentence;
  const isPlural = typeof source !== 'string';
  const flags = [
    ...(state === 'stale' ? ['fuzzy'] : []),
    ...(/\{\w+\}/.test(JSON.stringify(source)) ? ['python-brace-format'] : []),
  ];
  const given = (form: string) => (typeof text === 'object' ? (text[form as 'other'] ?? '') : '');
  return {
    msgctxt: entry.id,
    msgid: singular(source),
    ...(isPlural ? { msgid_plural: source.other } : {}),
    msgstr: isPlural ? forms.map(given) : [typeof text === 'string' ? text : ''],
    comments: {
      extracted: translatorNotes(entry, tag || 'en').join('\n'),
      reference: file.sourcePath,
      ...(flags.length ? { flag: flags.join(', ') } : {}),
      ...(earlier !== undefined ? { previous: previousOf(earlier) } : {}),
    },
  };
}

/** Returns the language in a PO file's header: browsers and mail programs change file names. */
export const languageOfPo = (text: string): string | undefined =>
  /^"Language: *([\w-]+)/m.exec(text.slice(0, 4000))?.[1];

/**
 * Returns a language's words as one PO file; without a tag, the template. Sentences whose source has changed are marked
 * fuzzy, with the previous source text if `earlier` has it.
 */
export function toPo(
  entries: readonly TranslationEntry[],
  tag: string,
  earlier: ReadonlyMap<string, Text> = new Map(),
): string {
  const forms = tag ? formsOf(tag) : ['one', 'other'];
  const blocks = entries.map((entry) => [
    entry.id,
    { [singular(entry.sentence.source)]: blockOf(entry, forms, tag, earlier.get(entry.id)) },
  ]);
  const headers = {
    'Project-Id-Version': 'sideguide',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: tag,
    'Plural-Forms': tag ? pluralRule(tag) : 'nplurals=INTEGER; plural=EXPRESSION;',
  };
  return po.compile({ charset: 'utf-8', headers, translations: Object.fromEntries(blocks) }).toString('utf8');
}

const wholeFile = 'Get the whole file again, or save it again from the program that wrote it.';

const bare = (rule: string | undefined) => (rule ?? '').replace(/[\s();]/g, '');

/** Parses a PO file, with the line of each sentence; the header has to be for this language. */
export function fromPo(text: string, tag: string): ImportedFile {
  const forms = formsOf(tag);
  const lines = poLines(text);
  const problems: TranslationProblem[] = [];
  const wrong = (line: number, name: string, reason: string, remedy: string) =>
    problems.push({ line, name, reason, remedy });
  if (lines.unclosed) {
    // The parser takes what is there, and half a sentence would replace a whole one.
    wrong(
      lines.unclosed,
      '(whole file)',
      'the text of this line has no closing quotation mark: the file may be cut off',
      wholeFile,
    );
    return { incoming: [], problems };
  }
  let table: ReturnType<typeof po.parse>;
  try {
    table = po.parse(text);
  } catch (error) {
    const line = (error as { lineNumber?: number }).lineNumber ?? 1;
    wrong(line, '(whole file)', (error as Error).message, 'Save it again from the program that wrote it.');
    return { incoming: [], problems };
  }
  const headers = Object.fromEntries(
    Object.entries(table.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (headers.language !== tag)
    wrong(1, 'Language', `the header says “${headers.language ?? ''}”, not “${tag}”`, `Write: "Language: ${tag}\\n"`);
  if (bare(headers['plural-forms']) !== bare(pluralRule(tag)))
    wrong(
      lines.header,
      'Plural-Forms',
      `the header has other plural forms than the language: ${headers['plural-forms'] ?? 'none'}`,
      `Put the line back: "Plural-Forms: ${pluralRule(tag)}\\n" (forms ${forms.join(', ')})`,
    );
  const blocks = Object.values(table.translations).flatMap((byId) => Object.values(byId)) as Block[];
  const incoming = blocks
    .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt)
    .map((block) => readBlock(block, forms, lines, wrong));
  for (const [name, line] of lines.twice) wrong(line, name, 'it stands in the file twice', 'Take one of the two out.');
  return { incoming, problems };
}

function readBlock(
  { msgctxt = '', msgid, msgid_plural, msgstr, comments }: Block,
  forms: readonly string[],
  lines: PoLines,
  wrong: (line: number, name: string, reason: string, remedy: string) => void,
): ImportedSentence {
  const line = lines.at.get(msgctxt) ?? lines.ids.get(msgid) ?? 1;
  const isFuzzy = (comments?.flag ?? '').split(/[,\s]+/).includes('fuzzy');
  const mark = isFuzzy ? ('fuzzy' as const) : ('fine' as const);
  const name = msgctxt || msgid;
  if (!msgstr) {
    wrong(line, name, 'it has no msgstr: the file may be cut off', wholeFile);
    return { name, line, mark };
  }
  if (msgid_plural === undefined) return { name, line, mark, seen: msgid, ...(msgstr[0] ? { text: msgstr[0] } : {}) };
  if (msgstr.length !== forms.length)
    wrong(
      line,
      name,
      `it has ${msgstr.length} plural forms, the language has ${forms.length}`,
      `Give msgstr[0] to msgstr[${forms.length - 1}]: ${forms.join(', ')}.`,
    );
  const plural = Object.fromEntries(forms.flatMap((form, n) => (msgstr[n] ? [[form, msgstr[n]]] : [])));
  const seen: Plural = { one: msgid, other: msgid_plural };
  return { name, line, mark, seen, ...(Object.keys(plural).length ? { text: plural as unknown as Plural } : {}) };
}
