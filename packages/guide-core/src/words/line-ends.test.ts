import { expect, it } from 'vitest';
import { attached, hasLongPhrase, lineEnds } from './line-ends.ts';

/** `[…]` around what never breaks, `|` where a line may break besides at a space. */
const markPieces = (text: string): string =>
  lineEnds(text)
    .map((piece) => (piece.isUnbroken ? `[${piece.text}]` : `${piece.text}${piece.isAtEnd ? '|' : ''}`))
    .join('');

it.each([
  ['Turn on Auto-launch apps', 'Turn on [Auto-launch] apps'],
  ['isn’t compatible with the 64-bit architecture', 'isn’t compatible with the [64-bit] architecture'],
  ['INSTALL_FAILED_HYPEROS_ISOLATION_VIOLATION', 'INSTALL_|FAILED_|HYPEROS_|ISOLATION_|VIOLATION'],
  ['com.example.stranger', 'com.|example.|stranger'],
  ['a-word-that-is-very-long', 'a-word-that-is-very-long'],
  ['USB-felsökning', 'USB-felsökning'],
  ['App not installed.', 'App not installed.'],
  ['Installing…', 'Installing…'],
  ['设置', '设置'],
  ['', ''],
])('“%s”', (text, expected) => {
  expect(markPieces(text)).toBe(expected);
});

it('lineEnds keeps every letter', () => {
  for (const text of ['__a..b__', '-', '_', 'x._y z-', '这是 a_b_c_d_e_f_g_h_i。'])
    expect(
      lineEnds(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
});

it.each([
  ['. Then tap', '.'],
  ['?” it asks', '?”'],
  [', then', ','],
  ['’i açın', '’i'],
  ['-க்காக', '-க்காக'],
  ['، پھر', '،'],
  ['，再打开', '，'],
  ['。', '。'],
  [' and', ''],
  ['(so)', ''],
  ['', ''],
])('attached: “%s” begins with “%s”, which must not begin a line', (text, expected) => {
  expect(attached(text)).toBe(expected);
});

it.each([
  ['我已知晓可能存在的风险，并自愿承担可能导致的后果', true],
  ['不建议安装；仍需安装', false],
  ['Install unknown apps', false],
])('hasLongPhrase of “%s”: %s', (text, expected) => {
  expect(hasLongPhrase(text)).toBe(expected);
});
