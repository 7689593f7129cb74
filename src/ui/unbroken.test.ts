import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './unbroken.tsx';

/** `[…]` around what stays whole, `|` where a line may end besides at a blank. */
const marks = (words: string): string =>
  renderToStaticMarkup(createElement(Fragment, null, unbroken(words)))
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']')
    .replaceAll(/<wbr\s*\/?>/g, '|');

it.each([
  ['Turn on Auto-launch apps', 'Turn on [Auto-launch] apps'],
  ['isn’t compatible with the 64-bit architecture', 'isn’t compatible with the [64-bit] architecture'],
  ['INSTALL_FAILED_HYPEROS_ISOLATION_VIOLATION', 'INSTALL_|FAILED_|HYPEROS_|ISOLATION_|VIOLATION'],
  ['com.example.stranger', 'com.|example.|stranger'],
  ['App not installed.', 'App not installed.'],
  ['Installing…', 'Installing…'],
  ['设置', '设置'],
  ['', ''],
])('“%s”', (words, expected) => {
  expect(marks(words)).toBe(expected);
});
