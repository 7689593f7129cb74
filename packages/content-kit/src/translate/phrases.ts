import { findPhraseShortages } from '../checks/phrases.ts';
import { compileAnswers } from '../compile/answers.ts';
import { type Content, sourceTag } from '../content.ts';
import { type Command, commandCall, jsonOption, localeTags, noMore, printLine, wordsCommand } from './command.ts';

/** An entry with too few phrases in a language, with all that is needed to write them. */
export interface PhraseTodo {
  readonly language: string;
  readonly file: string;
  /** Key in the file. */
  readonly id: string;
  readonly has: number;
  readonly needs: number;
  /** Its name in the language: its title, or the phone's words. */
  readonly called: string;
  /** The source language's phrases, to convey the meaning, not to be translated. */
  readonly source: readonly string[];
}

/** Returns the entries of a language with too few phrases. */
function listPhraseTodos(content: Content, tag: string): PhraseTodo[] {
  const answers = new Map(compileAnswers(content, tag).entries.map((answer) => [answer.id, answer]));
  const source = content.locales[sourceTag(content)]!.phrases ?? {};
  return findPhraseShortages(content, tag).map(({ id, has, needs }) => {
    const { title, labels = {} } = answers.get(id)!;
    const [label] = Object.values(labels);
    return {
      language: tag,
      file: `content/locales/${tag}/phrases.json`,
      id,
      has,
      needs,
      called: title ?? label?.own ?? label?.other?.[1] ?? id,
      source: source[id] ?? [],
    };
  });
}

export const phrasesCommand: Command = wordsCommand(
  'phrases',
  {
    says: 'the answers for which a language lacks what people say',
    words: 'TAG [--json]',
    about: `The messages, steps and checks for which phrases.json of a language has too few phrases, with their titles and
the phrases of the source language. TAG may be “all”. docs/recipes/phrases.md says how they are written.`,
    options: jsonOption,
    example: `${commandCall} phrases uk`,
  },
  (content, { values, positionals: [name, ...more] }) => {
    const tags = localeTags(content, name, 'phrases TAG');
    noMore(more, 'phrases TAG');
    const todo = tags.flatMap((tag) => listPhraseTodos(content, tag));
    if (values.json) printLine(todo);
    else if (todo.length === 0) console.log('Nothing is owed.');
    else
      for (const { language, id, has, needs, called, source } of todo)
        console.log(
          `${language} › ${id}: ${has} of ${needs}\n    ${called}\n    source: ${source.slice(0, 6).join(' · ')}`,
        );
    return 0;
  },
);
