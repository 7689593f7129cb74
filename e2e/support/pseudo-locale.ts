import {
  type ById,
  type Content,
  compileLabel,
  labelsOfMessage,
  labelsOfSkin,
  messagesOf,
  ownMessageWords,
  sourceTag,
} from '@sideguide/content-kit';
import type { LocaleCard, Plural, Text } from '@sideguide/guide-core/model';

/** A tag that no real language has: `qaa` to `qtz` are reserved for private use. */
export const pseudoTag = 'qps';

const card = {
  tag: pseudoTag,
  name: 'Pseudo',
  dir: 'ltr',
  quotes: ['‹', '›'],
  script: 'latin',
} as const satisfies LocaleCard;

const plain = 'aeiouyAEIOUY';
const accented = 'åéîöûýÅÉÎÖÛÝ';
const letters = new Map([...plain].map((letter, n) => [letter, accented[n]!]));

/**
 * Spells a text with accents: `Tap {label:ok}` → `[Tåp {label:ok}]`. A vowel without an accent then shows text that is
 * not in any file of the locale. Only vowels change, so that the size is about that of a Latin-script translation.
 */
export const pseudo = (text: string): string =>
  `[${text.replace(/\{[^{}]*\}|[aeiouy]/gi, (piece) => letters.get(piece) ?? piece)}]`;

const isPlural = (value: object): value is Plural => typeof (value as Plural).other === 'string';

/** Changes every text in a file of words; plural forms become those of this language. */
type Respell = (text: string) => string;

function pseudoWords<T>(words: T, tag: string, respell: Respell): T {
  if (typeof words === 'string') return respell(words) as T;
  if (Array.isArray(words)) return words.map((item) => pseudoWords(item, tag, respell)) as T;
  const object = words as unknown as Record<string, Text>;
  if (isPlural(object)) {
    const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
    return Object.fromEntries(forms.map((form) => [form, respell(object[form] ?? object.other)])) as T;
  }
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, pseudoWords(value, tag, respell)])) as T;
}

/** Returns a gloss for each label; no phone has labels in this language, so every label needs one. */
function glosses(content: Content, tag: string, respell: Respell): ById<string> {
  const source = content.locales[sourceTag(content)]!;
  const used = new Set(
    messagesOf(content).flatMap((owned) =>
      labelsOfMessage(owned.message, ownMessageWords(content, owned, sourceTag(content))),
    ),
  );
  for (const [id, { words }] of Object.entries(content.skins))
    for (const label of labelsOfSkin(content, id, { ...source.steps, ...words.steps }).keys()) used.add(label);
  // A gloss is printed in brackets, and has none inside.
  const textOf = (id: string) => compileLabel(content, id, tag).other![1].replace(/[()]/g, '');
  return Object.fromEntries([...used].sort().map((id) => [id, respell(textOf(id))]));
}

/**
 * Returns the files of a complete locale, made from the source language of this content: text by path. Another tag and
 * spelling make another locale; `change` sets further fields of its card.
 */
export function pseudoLocale(
  content: Content,
  tag = pseudoTag,
  respell: Respell = pseudo,
  change: Partial<LocaleCard> = {},
): Record<string, string> {
  const source = content.locales[sourceTag(content)]!;
  const at = `content/locales/${tag}`;
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  const skins = Object.entries(content.skins).map(([id, { words }]) => [
    `${at}/skins/${id}.json`,
    json(pseudoWords(words, tag, respell)),
  ]);
  const namespaces = Object.entries(source.namespaces).map(([namespace, words]) => [
    `${at}/namespaces/${namespace}.json`,
    json(pseudoWords(words, tag, respell)),
  ]);
  return {
    [`${at}/card.ts`]: `import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = ${JSON.stringify({ ...card, tag, name: respell(card.name), ...change }, null, 2)} as const satisfies LocaleCard;
`,
    [`${at}/ui.json`]: json(pseudoWords(source.ui, tag, respell)),
    ...Object.fromEntries(namespaces),
    [`${at}/rescue.json`]: json(pseudoWords(source.rescue, tag, respell)),
    [`${at}/check.json`]: json(pseudoWords(source.check, tag, respell)),
    [`${at}/steps.json`]: json(pseudoWords(source.steps, tag, respell)),
    [`${at}/messages.json`]: json(pseudoWords(source.messages, tag, respell)),
    [`${at}/glosses.json`]: json(glosses(content, tag, respell)),
    // Without these words the locale's steps stay in the source language. No two locales may have the same.
    [`${at}/safety.json`]: json(
      Object.fromEntries(['guard', 'off', 'negated', 'password', 'here'].map((name) => [name, `${tag}-${name}`])),
    ),
    ...Object.fromEntries(skins),
  };
}
