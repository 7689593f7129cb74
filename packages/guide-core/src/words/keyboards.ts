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
