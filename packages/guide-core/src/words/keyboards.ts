/** Keyboard layouts that readers confuse: characters of the same keys, row by row. A new layout is a new line. */
const keyboards: readonly string[] = [
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  'йцукенгшщзхїфівапролджєячсмитьбю.',
  'йцукенгшщзхъфывапролджэячсмитьбю.',
  'ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ',
];

const rows = keyboards.map((row) => [...row]);

/** Returns what the same keys type on the other layouts, for readers who did not notice the active layout. */
export function retypeOnOtherLayouts(text: string): string[] {
  const letters = [...text.toLowerCase()];
  const retyped = rows.flatMap((source) =>
    letters.filter((letter) => /\p{L}/u.test(letter)).every((letter) => source.includes(letter))
      ? rows
          .filter((target) => target !== source)
          .map((target) => letters.map((letter) => target[source.indexOf(letter)] ?? letter).join(''))
      : [],
  );
  return [...new Set(retyped)].filter((candidate) => candidate !== text);
}

/** Cyrillic letters in Latin, for languages written in both, without apostrophes, as in `foldText`. */
const latin: ReadonlyMap<string, string> = new Map(
  'аa бb вv гg дd еe жj зz иi йy кk лl мm нn оo пp рr сs тt уu фf хx ъ ыy ь эe ўo қq ғg ҳh әa җj ңn өo үu єe іi ґg'
    .split(' ')
    .map((pair) => [pair[0]!, pair.slice(1)] as const)
    .concat([
      ['ё', 'yo'],
      ['ц', 'ts'],
      ['ч', 'ch'],
      ['ш', 'sh'],
      ['щ', 'sh'],
      ['ю', 'yu'],
      ['я', 'ya'],
      ['ї', 'yi'],
    ]),
);

/** Transliterates a question from Cyrillic to Latin, as Uzbek and Turkmen are typed in either; else returns nothing. */
export const transliterate = (text: string): string[] =>
  /[\u0400-\u04ff]/.test(text)
    ? [text.toLowerCase().replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? letter)]
    : [];
