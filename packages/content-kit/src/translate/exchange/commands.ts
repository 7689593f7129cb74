import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { harmless, root, Stop } from '@sideguide/cli-kit';
import type { Content } from '../../content.ts';
import { commandCall, localeTags, noMore, wordsCommand } from '../command.ts';
import { accept } from './accept.ts';
import { earlierTexts } from './earlier-texts.ts';
import { templateEntries, translationEntries } from './entries.ts';
import { fromPo, languageOfPo, toPo } from './po.ts';
import { writeTexts } from './write-texts.ts';

export const exportCommand = wordsCommand(
  'export',
  {
    says: 'writes a language’s words as a file that translators’ programs read',
    words: 'TAG [--to FOLDER]',
    about: `Writes the words of a language, with what stands in their slots, as a PO file (gettext) for programs and
platforms of translators; what is stale is marked fuzzy.
TAG may be “all”, or “template” for a POT file: the source texts alone, from which platforms begin a language.`,
    options: {
      to: { value: 'FOLDER', help: 'where the files go; .cache/words if nothing is said' },
    },
    example: `${commandCall} export uk --to ~/translations`,
  },
  (content, { values, positionals: [name, ...more] }) => {
    const isTemplate = name === 'template';
    const tags = isTemplate ? [] : localeTags(content, name, 'export TAG');
    noMore(more, 'export TAG');
    const folder = resolve(values.to ?? join(root, '.cache/words'));
    mkdirSync(folder, { recursive: true });
    if (isTemplate) {
      const entries = templateEntries(root, content);
      writeFileSync(join(folder, 'sideguide.pot'), toPo(entries, ''));
      console.log(`${entries.length} sentences in ${relative(process.cwd(), join(folder, 'sideguide.pot'))}`);
    }
    for (const tag of tags) {
      const entries = translationEntries(root, content, tag);
      const file = join(folder, `${tag}.po`);
      writeFileSync(file, toPo(entries, tag, earlierTexts(root, entries, tag)));
      console.log(`${tag}: ${entries.length} sentences in ${relative(process.cwd(), file)}`);
    }
    return 0;
  },
);

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
  const arrived = fromPo(text, tag);
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
        help: 'of the words; the head of the file tells it if nothing is said',
      },
    },
    example: `${commandCall} import ~/translations/uk.po`,
  },
  (content, { values, positionals: files }) => {
    if (files.length === 0) throw new Stop('No file is named.', `Write: ${commandCall} import uk.po`);
    for (const given of files) {
      const file = resolve(given);
      if (!file.endsWith('.po'))
        throw new Stop(`“${harmless(given)}” is not a PO file.`, 'Name a file that ends in .po.');
      if (!existsSync(file)) throw new Stop(`There is no file “${harmless(given)}”.`, 'Correct its path.');
      const named = values.language ?? languageOfPo(readWords(file));
      if (named === undefined)
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
