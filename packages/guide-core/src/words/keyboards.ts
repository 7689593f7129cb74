/**
 * Keyboards whose readers often type on the wrong one: what the same keys write, row by row of the keyboard, in one order.
 * Another keyboard is another line.
 */
export const keyboards: readonly string[] = [
  "qwertyuiop[]asdfghjkl;'zxcvbnm,./",
  'йцукенгшщзхїфівапролджєячсмитьбю.',
  'йцукенгшщзхъфывапролджэячсмитьбю.',
  'ๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ',
];

const rows = keyboards.map((row) => [...row]);

/** The same keys on the other keyboards: for a reader who did not see that the keyboard was set to another language. */
export function typedElsewhere(wanted: string): string[] {
  const letters = [...wanted.toLowerCase()];
  const found = rows.flatMap((from) =>
    letters.filter((letter) => /\p{L}/u.test(letter)).every((letter) => from.includes(letter))
      ? rows
          .filter((to) => to !== from)
          .map((to) => letters.map((letter) => to[from.indexOf(letter)] ?? letter).join(''))
      : [],
  );
  return [...new Set(found)].filter((text) => text !== wanted);
}

/** Cyrillic letters as Latin ones, for languages that are written in both; apostrophes are left out, as `plain` does. */
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

/** A search in Cyrillic letters as it is written in Latin ones: Uzbek and Turkmen are typed in either. */
export const inLatin = (wanted: string): string =>
  wanted.toLowerCase().replace(/[\u0400-\u04ff]/g, (letter) => latin.get(letter) ?? letter);
