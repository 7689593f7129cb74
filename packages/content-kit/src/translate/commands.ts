import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, Stop, table, today } from '@sideguide/cli-kit';
import { staleFacts, staleLines } from '../stale.ts';
import { hasSafetyWords } from '../stand-ins.ts';
import { type Command, commandCall, jsonOption, localeTags, noMore, printLine, wordsCommand } from './command.ts';
import { coverage, coverageTable } from './coverage.ts';
import { exportCommand, importCommand } from './exchange/commands.ts';
import { findCommand } from './find.ts';
import { glossaryPage, glossaryPagePath } from './glossary-page.ts';
import { newCommand } from './new-language.ts';
import { phrasesCommand } from './phrases.ts';
import { seal } from './seal.ts';
import { listTodo, maxListed, todoSummary, todoText } from './todo.ts';

const todoCommand = wordsCommand(
  'todo',
  {
    says: 'the sentences that a language owes, with their source text and place',
    words: 'TAG [--unsealed] [--all] [--json]',
    about: `The sentences that a language owes, with their source text, their place and what stands in their slots:
those that are missing, and those whose source text has changed since. TAG may be “all”. Where more than ${maxListed} are owed,
they are only counted, file by file.`,
    options: {
      all: { help: `list them all, however many there are` },
      unsealed: { help: 'also those of which nobody has said what they were made from' },
      ...jsonOption,
    },
    example: `${commandCall} todo uk --json`,
  },
  (content, { values, positionals: [name, ...more] }) => {
    const tags = localeTags(content, name, 'todo TAG');
    noMore(more, 'todo TAG');
    const todo = tags.flatMap((tag) => listTodo(root, content, tag, values.unsealed === true));
    if (values.json) printLine(todo);
    else if (todo.length <= maxListed || values.all) console.log(todo.length ? todoText(todo) : 'Nothing is owed.');
    else
      console.log(
        `${todoSummary(todo)}\n\nAll of them: ${commandCall} todo ${name} --all\nFor a translation program: ${commandCall} export ${name}`,
      );
    for (const tag of values.json ? [] : tags.filter((one) => !hasSafetyWords(content.locales[one]!)))
      console.log(
        `\ncontent/locales/${tag}/safety.json is not complete: until it is, steps, messages and Google’s checks are shown in English\n(docs/recipes/language.md).`,
      );
    return 0;
  },
);

const sealCommand = wordsCommand(
  'seal',
  {
    says: 'writes down that translations say what their sources say today',
    words: 'TAG [FILE|KEY|FILE:KEY …] [--new]',
    about: `Writes down, in made-from.json of the language, that translations say what their source texts say today:
all of them, or those of a file, or those of a key and what lies below it. TAG may be “all”.
Do it after translating: a translation that is not sealed counts as unsealed, one sealed earlier may count as stale.`,
    options: { new: { help: 'only those that were never sealed; what is stale stays stale' } },
    example: `${commandCall} seal uk messages steps:choose-app ui:back`,
  },
  (content, { values, positionals: [name, ...names] }) => {
    const tags = localeTags(content, name, 'seal TAG');
    const done = tags.map((tag) => ({ tag, ...seal(root, content, tag, names, values.new === true) }));
    // With “all”, some languages may lack a file: the source language translates nothing but labels.
    const strange = names.find((one) => done.every(({ unknown }) => unknown.includes(one)));
    if (strange !== undefined)
      throw new Stop(
        `In ${tags.join(', ')} there is no file and no key “${strange}”.`,
        `Write a file (ui, skins/…), a key (choose-app, choose-app.title), or both: ui:back. Nothing was sealed.`,
      );
    for (const { tag, sealed } of done) console.log(`${tag}: ${sealed} sealed.`);
    return 0;
  },
);

const bookCommand = wordsCommand(
  'book',
  {
    says: 'writes docs/languages.md from tone.md and glossary.json of each language',
    words: '',
    about: 'Writes docs/languages.md from tone.md and glossary.json of each language.',
    options: {},
    example: `${commandCall} book`,
  },
  (content, { positionals: words }) => {
    noMore(words, 'book');
    writeFileSync(join(root, glossaryPagePath), glossaryPage(root, content));
    console.log(`${glossaryPagePath} is written.`);
    return 0;
  },
);

const listed: Readonly<Record<string, Command>> = {
  new: newCommand,
  find: findCommand,
  todo: todoCommand,
  phrases: phrasesCommand,
  seal: sealCommand,
  export: exportCommand,
  import: importCommand,
  book: bookCommand,
};

const statusCommand = wordsCommand(
  '',
  {
    says: 'what each language has and owes',
    words: '[COMMAND …] [--json]',
    about: `What each language has and owes, skin by skin.
  missing   not translated
  stale     the source text has changed since it was translated
  unsealed  nobody has said which source text it was made from
  unknown   labels that phones are not known to show in this language: a translation stands beside them
Below the table: files whose facts were not checked for 180 days.`,
    options: jsonOption,
    sections: { Commands: table(Object.entries(listed).map(([name, { says }]) => [name, says])) },
    example: `${commandCall} --json`,
  },
  (content, { values, positionals: words }) => {
    noMore(words, '');
    const rows = coverage(root, content);
    const old = staleFacts(content, today());
    if (values.json) printLine({ coverage: rows, facts: old });
    else console.log([coverageTable(rows), ...staleLines(content, today())].join('\n'));
    return 0;
  },
);

/** All commands by name; without a name, the status of all languages is shown. */
export const commands: Readonly<Record<string, Command>> = { status: statusCommand, ...listed };
