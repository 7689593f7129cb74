import { foldText, spaceless } from '../words/letters.ts';

const isSpaceless = (name: string): boolean => name.search(spaceless) >= 0;

/** Returns a pattern of the names as whole words with a version behind, or anywhere in scripts without spaces. */
function patternsOf(names: readonly string[]): RegExp[] {
  const folded = names.map((name) => foldText(name).trim()).sort((a, b) => b.length - a.length);
  const pattern = (chosen: readonly string[], before: string, behind: string) =>
    chosen.length
      ? [new RegExp(`${before}(?:${chosen.map((name) => name.replace(/[.+]/g, '\\$&')).join('|')})${behind}`, 'g')]
      : [];
  return [
    ...pattern(folded.filter(isSpaceless), '', ''),
    ...pattern(
      folded.filter((name) => !isSpaceless(name)),
      ' ',
      '[\\d.]*(?: \\d[\\d.]*)?(?= )',
    ),
  ];
}

const spread = (question: string): string => ` ${foldText(question).replace(/[^\p{L}\p{N}.]+/gu, ' ')} `;

/** Finds names of phones and versions in questions; names are given by skin, and under an empty key for any phone. */
export function createNameFinder(names: Readonly<Record<string, readonly string[]>>): {
  /** Removes names from a question if other letters remain. */
  readonly removeNames: (question: string) => string;
  /** Returns the skin whose phones a question names, if it is only one. */
  readonly skinNamed: (question: string) => string | undefined;
} {
  const all = patternsOf(Object.values(names).flat());
  const ofSkins = Object.entries(names).flatMap(([skin, own]) => (skin ? [[skin, patternsOf(own)] as const] : []));
  return {
    removeNames(question) {
      const rest = all.reduce((text, pattern) => text.replace(pattern, ' '), spread(question));
      return /\p{L}/u.test(rest) ? rest : question;
    },
    skinNamed(question) {
      const text = spread(question);
      const named = ofSkins.filter(([, patterns]) => patterns.some((pattern) => text.search(pattern) >= 0));
      return named.length === 1 ? named[0]![0] : undefined;
    },
  };
}
