/** ANSI codes from the 16-colour palette, which users can configure in their terminal; `strong` uses no colour. */
const codes = { good: 32, bad: 31, warn: 33, dim: 2, strong: 1 } as const;
export type Style = keyof typeof codes;

/** Applies a style to a text, or returns the text unchanged. */
export type Paint = (style: Style, text: string) => string;

/** Returns a function that colours text on a terminal, unless the user disables it (https://no-color.org). */
export function paintFor(
  stream: { readonly isTTY?: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Paint {
  if (stream.isTTY !== true || env.NO_COLOR || env.TERM === 'dumb') return (_style, text) => text;
  return (style, text) => `\u001b[${codes[style]}m${text}\u001b[0m`;
}
