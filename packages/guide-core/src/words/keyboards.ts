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
