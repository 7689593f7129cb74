import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { harmless, root, Stop } from '@sideguide/cli-kit';
import type { Text } from '@sideguide/guide-core/model';
import type { Content } from '../../content.ts';
import { commandCall, localeTags, noMore, wordsCommand } from '../command.ts';
import { accept } from './accept.ts';
import { earlierTexts } from './earlier-texts.ts';
import { type ImportedFile, type TranslationEntry, templateEntries, translationEntries } from './entries.ts';
import { fromJson, type JsonFiles, toJson } from './flat-json.ts';
import { fromPo, languageOfPo, toPo } from './po.ts';
import { writeTexts } from './write-texts.ts';

/** Extensions of the files next to a language's JSON, by content. */
const beside = { source: '.source.json', notes: '.notes.json' } as const;

/** Returns the files of a language in one of the formats, as text by name. */
export function exported(
  entries: readonly TranslationEntry[],
  tag: string,
  format: string,
  earlier?: ReadonlyMap<string, Text>,
): Record<string, string> {
  if (format === 'po') return { [`${tag}.po`]: toPo(entries, tag, earlier) };
  const { texts, source, notes } = toJson(entries, tag);
  return { [`${tag}.json`]: texts, [`${tag}${beside.source}`]: source, [`${tag}${beside.notes}`]: notes };
}

export const exportCommand = wordsCommand(
  'export',
  {
    says: 'writes a language’s words as a file that translators’ programs read',
    words: 'TAG [--format po|json] [--to FOLDER]',
    about: `Writes the words of a language, with what stands in their slots, for programs and platforms of translators.
  po    one file in the format of gettext; what is stale is marked fuzzy
  json  flat keys as i18next has them, plural forms as key_few; beside it the source texts and the notes
TAG may be “all”, or “template” for a POT file: the source texts alone, from which platforms begin a language.`,
    options: {
      format: { value: 'po|json', help: 'po if nothing is said' },
      to: { value: 'FOLDER', help: 'where the files go; .cache/words if nothing is said' },
    },
    example: `${commandCall} export uk --format json --to ~/translations`,
  },
  (content, { values, positionals: [name, ...more] }) => {
    const isTemplate = name === 'template';
    const tags = isTemplate ? [] : localeTags(content, name, 'export TAG');
    noMore(more, 'export TAG');
    const format = values.format ?? 'po';
    if (format !== 'po' && format !== 'json')
      throw new Stop(`There is no format “${harmless(format)}”.`, 'Write --format po or --format json.');
    const folder = resolve(values.to ?? join(root, '.cache/words'));
    mkdirSync(folder, { recursive: true });
    if (isTemplate) {
      const entries = templateEntries(root, content);
      writeFileSync(join(folder, 'sideguide.pot'), toPo(entries, ''));
      console.log(`${entries.length} sentences in ${relative(process.cwd(), join(folder, 'sideguide.pot'))}`);
    }
    for (const tag of tags) {
      const entries = translationEntries(root, content, tag);
      const files = exported(entries, tag, format, earlierTexts(root, entries, tag));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
      const paths = Object.keys(files).map((file) => relative(process.cwd(), join(folder, file)));
      console.log(`${tag}: ${entries.length} sentences in ${paths.join(', ')}`);
    }
    return 0;
  },
);

function readJson(file: string, texts: string, entries: readonly TranslationEntry[], tag: string): ImportedFile {
  const near = (ending: string) => join(dirname(file), `${basename(file, '.json')}${ending}`);
  const files: Partial<JsonFiles> = Object.fromEntries(
    Object.entries(beside).flatMap(([name, ending]) =>
      existsSync(near(ending)) ? [[name, readWords(near(ending))]] : [],
    ),
  );
  return fromJson({ ...files, texts }, entries, tag);
}

/** Reads a file of words, which has to be UTF-8. */
function readWords(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch {
    throw new Stop(`“${harmless(file)}” is not UTF-8. Nothing was taken in.`, 'Save it as UTF-8.', 1);
  }
}

/** Imports a file completely or not at all. Returns the message to print. */
export function importFile(projectRoot: string, content: Content, file: string, tag: string): string {
  const text = readWords(file);
  const entries = translationEntries(projectRoot, content, tag);
  const arrived = file.endsWith('.po') ? fromPo(text, tag) : readJson(file, text, entries, tag);
  const { accepted, problems } = accept(entries, arrived.incoming, tag);
  const all = [...arrived.problems, ...problems].sort((a, b) => a.line - b.line);
  if (all.length) {
    const shown = all.map(
      ({ line, name, reason, remedy }) => `${file}:${line} › ${name}\n    ${reason}\n    → ${remedy}`,
    );
    throw new Stop(
      `Nothing was taken in: ${all.length === 1 ? 'one of its sentences does' : `${all.length} of its sentences do`} not fit.`,
      shown.join('\n'),
      1,
    );
  }
  const paths = writeTexts(projectRoot, tag, accepted);
  const changed = accepted.filter((one) => one.isChanged).length;
  const empty = arrived.incoming.length - accepted.length;
  const left = empty ? ` ${empty} were left empty.` : '';
  // A part of a file is as good as a whole one, but a file may also have been cut off between two sentences.
  const absent = entries.length - arrived.incoming.length;
  const rest = absent > 0 ? ` ${absent} are not in the file, and stay as they are.` : '';
  return `${tag}: ${changed} sentences changed, in ${paths.length ? paths.join(', ') : 'no file'}.${left}${rest}`;
}

export const importCommand = wordsCommand(
  'import',
  {
    says: 'takes such a file in again: all of it, or nothing',
    words: 'FILE … [--language TAG]',
    about: `Takes files in that “export” wrote and translators changed. A file is taken in whole or not at all: a wrong
or missing slot, a plural form that the language has not, or an unknown key is told with its line and a remedy.
What is no longer fuzzy counts as fresh. Sentences that were left empty stay as they are.`,
    options: {
      language: {
        value: 'TAG',
        help: 'of the words; the head of a PO file or the file’s name tells it if nothing is said',
      },
    },
    example: `${commandCall} import ~/translations/uk.po`,
  },
  (content, { values, positionals: files }) => {
    if (files.length === 0) throw new Stop('No file is named.', `Write: ${commandCall} import uk.po`);
    for (const given of files) {
      const file = resolve(given);
      const [, stem = '', ending] = /^(.*?)\.(po|json)$/.exec(basename(file)) ?? [];
      if (!ending || Object.values(beside).some((end) => file.endsWith(end)))
        throw new Stop(`“${harmless(given)}” is not a file of words.`, 'Name a file that ends in .po or in TAG.json.');
      if (!existsSync(file)) throw new Stop(`There is no file “${harmless(given)}”.`, 'Correct its path.');
      const named = values.language ?? ((ending === 'po' && languageOfPo(readWords(file))) || stem);
      if (values.language === undefined && named === stem && !(stem in content.locales))
        throw new Stop(
          `“${harmless(given)}” does not say which language it holds.`,
          `Write: ${commandCall} import ${harmless(given)} --language TAG`,
        );
      const tag = localeTags(content, named, 'import FILE --language TAG')[0]!;
      console.log(importFile(root, content, file, tag));
    }
    return 0;
  },
);
