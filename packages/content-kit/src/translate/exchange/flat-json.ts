import type { Plural, Text } from '@sideguide/guide-core/model';
import {
  type ImportedFile,
  type ImportedSentence,
  type TranslationEntry,
  type TranslationProblem,
  translatorNotes,
} from './entries.ts';
import { formsOf } from './plural-rule.ts';

/** Notes next to a language's texts, for people and for the import. */
interface Note {
  readonly state: string;
  readonly about: readonly string[];
  /** The translation at the time of export, if it was stale then: if it is imported unchanged, it is still stale. */
  readonly text?: Text;
}

/** Three files: the texts, their source texts, and notes. Texts are flat: key to text, plurals as `key_few`. */
export interface JsonFiles {
  readonly texts: string;
  readonly source: string;
  readonly notes: string;
}

const flatten = (flat: string, text: Text, forms: readonly string[]): [string, string][] =>
  typeof text === 'string'
    ? [[flat, text]]
    : forms.flatMap((form): [string, string][] => {
        const value = text[form as 'other'];
        return value === undefined ? [] : [[`${flat}_${form}`, value]];
      });

const write = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a language's words in the format of i18next, which the usual platforms read. Missing texts are left out. */
export function toJson(entries: readonly TranslationEntry[], tag: string): JsonFiles {
  const texts = entries.flatMap(({ flat, sentence: { text } }) => (text ? flatten(flat, text, formsOf(tag)) : []));
  const all = ['zero', 'one', 'two', 'few', 'many', 'other'];
  const source = entries.flatMap(({ flat, sentence }) => flatten(flat, sentence.source, all));
  const notes = entries.map((entry): [string, Note] => {
    const { state, text } = entry.sentence;
    const staleText = state === 'stale' && text !== undefined ? { text } : {};
    return [entry.flat, { state, about: translatorNotes(entry), ...staleText }];
  });
  return {
    texts: write(Object.fromEntries(texts)),
    source: write(Object.fromEntries(source)),
    notes: write(Object.fromEntries(notes)),
  };
}

/** Returns every text of a file with its key; keys that a program has nested are flattened again. */
function leaves(value: unknown, key: string, wrong: (key: string) => void): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    wrong(key);
    return [];
  }
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, key ? `${key}.${name}` : name, wrong));
}

/** Returns the line of each key in a JSON text, and of duplicates. Exact for flat files, approximate for others. */
function keyLines(text: string): { at: Map<string, number>; twice: Map<string, number> } {
  const [at, twice] = [new Map<string, number>(), new Map<string, number>()];
  let line = 1;
  for (const [piece, key, colon] of text.matchAll(/"((?:\\.|[^"\\])*)"\s*(:)?|\n/g)) {
    if (piece === '\n') line++;
    else if (colon && at.has(key!)) twice.set(key!, line);
    else if (colon) at.set(key!, line);
    if (piece !== '\n') line += piece.split('\n').length - 1;
  }
  return { at, twice };
}

const parse = (text: string | undefined): Record<string, unknown> => {
  try {
    return text ? (JSON.parse(text) as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Joins `key_one`, `key_few` … into one text, for the keys that have plural forms. */
function joined(pairs: readonly [string, string][], plurals: ReadonlySet<string>): Map<string, Text> {
  const found = new Map<string, Text>();
  for (const [key, text] of pairs) {
    const [, base, form] = /^(.*)_([a-z]+)$/.exec(key) ?? [];
    if (base === undefined || !plurals.has(base)) found.set(key, text);
    else found.set(base, { ...((found.get(base) as object) ?? {}), [form!]: text } as unknown as Plural);
  }
  return found;
}

/** Parses a file of flat keys; with the two accompanying files, also finds the source texts it was translated from. */
export function fromJson(
  files: Partial<JsonFiles> & { texts: string },
  entries: readonly TranslationEntry[],
  tag: string,
): ImportedFile {
  const problems: TranslationProblem[] = [];
  const { at, twice } = keyLines(files.texts);
  const lineOf = (name: string) =>
    at.get(name) ?? at.get(name.split('.').at(-1)!) ?? [...at].find(([key]) => key.startsWith(`${name}_`))?.[1] ?? 1;
  const wrong = (name: string, reason: string, remedy: string, line = lineOf(name)) =>
    problems.push({ line, name, reason, remedy });
  const json = files.texts.replace(/^\uFEFF/, '');
  let texts: unknown;
  try {
    texts = JSON.parse(json);
  } catch (error) {
    const { message } = error as Error;
    // Node 20 names only the position, and nothing for a file that ends too early.
    const [, position = json.length] = /position (\d+)/.exec(message) ?? [];
    const line = json.slice(0, Number(position)).trimEnd().split('\n').length;
    wrong('(whole file)', message, 'Mend the JSON, or get the whole file again: it may be cut off.', line);
    return { incoming: [], problems };
  }
  const pairs = leaves(texts, '', (key) => wrong(key, 'it is not a text', 'Write the sentence in quotation marks.'));
  for (const [key, line] of twice)
    if (key.includes('.')) wrong(key, 'it stands in the file twice', 'Take one of the two out.', line);
  const plurals = new Set(
    entries.filter(({ sentence }) => typeof sentence.source !== 'string').map(({ flat }) => flat),
  );
  const forms = formsOf(tag);
  const given = joined(pairs, plurals);
  for (const [flat, text] of given) {
    if (typeof text === 'string') continue;
    for (const form of Object.keys(text).filter((one) => !forms.includes(one)))
      wrong(`${flat}_${form}`, 'the language has no such plural form', `Give the forms ${forms.join(', ')}.`);
  }
  const seen = joined(
    leaves(parse(files.source), '', () => {}),
    plurals,
  );
  const notes = parse(files.notes) as Record<string, Note | undefined>;
  const incoming = [...given].map(([name, text]): ImportedSentence => {
    const isEmpty = typeof text === 'string' ? text === '' : Object.values(text).every((one) => one === '');
    const note = notes[name];
    const left = note?.text !== undefined && isSame(inOrder(note.text, forms), inOrder(text, forms));
    return {
      name,
      line: lineOf(name),
      ...(isEmpty ? {} : { text: inOrder(text, forms) }),
      ...(seen.has(name) ? { seen: seen.get(name)! } : {}),
      ...(note ? { mark: left ? ('fuzzy' as const) : ('fine' as const) } : {}),
    };
  });
  return { incoming, problems };
}

const isSame = (a: Text, b: Text): boolean => JSON.stringify(a) === JSON.stringify(b);

const inOrder = (text: Text, forms: readonly string[]): Text =>
  typeof text === 'string'
    ? text
    : (Object.fromEntries(
        [...forms, ...Object.keys(text).filter((form) => !forms.includes(form))]
          .filter((form) => form in text)
          .map((form) => [form, text[form as 'other']]),
      ) as unknown as Plural);
