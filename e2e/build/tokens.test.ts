import { readFileSync } from 'node:fs';
import { root } from '@sideguide/cli-kit';
import { contrast } from '@sideguide/guide-core/look';
import { describe, expect, it } from 'vitest';

const css = readFileSync(`${root}apps/guide/src/app/tokens.css`, 'utf8');
const [lightCss, darkCss] = css.split(/@media [^{]*prefers-color-scheme: dark\)/) as [string, string];

/** Returns the `#abc` and `#aabbcc` tokens of a style sheet by name. */
const coloursIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*#([0-9a-f]{3,6});/g)].map(([, name, hex]) => [
      name!,
      `#${hex!.length === 3 ? hex!.replace(/./g, '$&$&') : hex}`,
    ]),
  );

const light = coloursIn(lightCss);
const themes = { light, dark: { ...light, ...coloursIn(darkCss) } };

/** Colours that meet on a screen, with the minimum contrast of WCAG 2.2 AA (1.4.3, 1.4.11). */
const pairs: readonly (readonly [front: string, back: string, minRatio: number])[] = [
  ...['--paper', '--sheet', '--table'].flatMap((back) => [
    ['--ink', back, 4.5] as const,
    ['--ink-2', back, 4.5] as const,
  ]),
  ['--on-tap', '--tap', 4.5],
  ['--tap', '--paper', 3],
  ['--edge', '--paper', 3],
  ['--stop', '--paper', 4.5],
  ['--stop', '--stop-paper', 4.5],
  ['--ink', '--stop-paper', 4.5],
  ['--on-stop', '--stop-fill', 4.5],
  ...['--ph-bg', '--ph-card', '--ph-btn'].map((back) => ['--ph-ink', back, 4.5] as const),
  ['--ph-dim', '--ph-card', 4.5],
  ['--ph-edge', '--table', 3],
];

describe.each(Object.entries(themes))('%s', (_theme, tokens) => {
  it.each(pairs)('%s on %s has a contrast of at least %f : 1', (front, back, minRatio) => {
    expect(contrast(tokens[front]!, tokens[back]!)).toBeGreaterThanOrEqual(minRatio);
  });
});
