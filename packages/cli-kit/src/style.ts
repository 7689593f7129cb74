/** Colours of the sixteen that every terminal lets its owner choose; `strong` needs none. */
const codes = { good: 32, bad: 31, warn: 33, dim: 2, strong: 1 } as const;
export type Style = keyof typeof codes;

/** Wraps a text in a style, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours on a terminal only, and not where the reader or the terminal wants none (https://no-color.org). */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  if (stream.isTTY !== true || env.NO_COLOR || env.TERM === 'dumb') return (_style, text) => text;
  return (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;
}
