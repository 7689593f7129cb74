import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, Stop } from '@sideguide/cli-kit';
import type { LocaleCard } from '@sideguide/guide-core/model';
import { type Content, sourceTag } from '../content.ts';
import { isText, type TextTree } from '../texts.ts';
import { commandCall, noMore, wordsCommand } from './command.ts';
import { formsOf } from './exchange/plural-rule.ts';
import { linesOf, wordFiles } from './word-files.ts';

/** Groups of type settings by ISO 15924 script; other scripts need a new group in `apps/guide/src/app/type.css`. */
const scriptOf: Readonly<Record<string, LocaleCard['script']>> = {
  Latn: 'latin',
  Hans: 'han',
  Hant: 'han',
  Jpan: 'kana',
  Taml: 'tamil',
  Thai: 'thai',
  Arab: 'arabic',
};
const fromRight = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm']);

/** Returns the same keys with empty texts; a text with plural forms gets those of the language. */
const emptied = (tree: TextTree, tag: string): object =>
  Object.fromEntries(
    Object.entries(tree).map(([key, value]) => {
      if (linesOf(value) !== undefined) return [key, []];
      if (typeof value === 'string') return [key, ''];
      if (isText(value)) return [key, Object.fromEntries(formsOf(tag).map((form) => [form, '']))];
      return [key, emptied(value, tag)];
    }),
  );

/** Returns the card of a new language; translators have to correct what cannot be derived. */
function cardText(tag: string): string {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn';
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return `import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: '${tag}',
  name: '${(name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)).replaceAll("'", "\\'")}',
  dir: '${fromRight.has(script) ? 'rtl' : 'ltr'}',
  quotes: ['“', '”'],
  script: '${scriptOf[script] ?? 'latin'}',
  status: 'draft',
  inProgress: 'in progress',
} as const satisfies LocaleCard;
`;
}

/** Creates the folder of a new language: every file with empty texts. Returns the paths. */
function newLanguage(folder: string, content: Content, tag: string): string[] {
  const at = `content/locales/${tag}`;
  const source = sourceTag(content);
  // The new language lacks everything that the source has.
  const none = { ...content.locales[source]!, glosses: {}, labels: {}, skins: {} };
  const files = wordFiles(folder, { ...content, locales: { ...content.locales, [tag]: none } }, tag);
  const texts: (readonly [path: string, text: string])[] = [
    [`${at}/card.ts`, cardText(tag)],
    ...files.map(({ path, source: model }) => [path, `${JSON.stringify(emptied(model, tag), null, 2)}\n`] as const),
    ...['made-from', 'phrases'].map((name) => [`${at}/${name}.json`, '{}\n'] as const),
  ];
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return texts.map(([path]) => path);
}

export const newCommand = wordsCommand(
  'new',
  {
    says: 'begins a language: a folder with every text empty',
    words: 'TAG',
    about: `Begins a language: content/locales/TAG with a card and every text empty. TAG is the first segment of the browser's
language code, e.g. nl. The language is a draft: it stands in the menu as in progress, and nobody is led to it. What is
empty is shown in the source language, steps as a whole, and is marked as such.`,
    options: {},
    example: `${commandCall} new nl`,
  },
  (content, { positionals: [tag = '', ...more] }) => {
    noMore(more, 'new TAG');
    if (!/^[a-z]{2,3}$/.test(tag))
      throw new Stop(
        tag ? `“${tag}” is not the first segment of a language code.` : 'No language is named.',
        `Use two or three lower-case letters: ${commandCall} new nl`,
      );
    if (existsSync(join(root, 'content/locales', tag)))
      throw new Stop(
        `content/locales/${tag} is there already. Nothing was written.`,
        `See: ${commandCall} todo ${tag}`,
      );
    const paths = newLanguage(root, content, tag);
    console.log(`content/locales/${tag}: ${paths.length} files, a draft with every text empty.

Look at card.ts: its name, its quotation marks, and “in progress” in this language.
Then translate file by file, or with a translation program: ${commandCall} export ${tag}
Steps and messages are shown once safety.json says how this language says “switch off” (docs/recipes/language.md).`);
    return 0;
  },
);
