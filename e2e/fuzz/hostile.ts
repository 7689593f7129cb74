import type { Random } from '@sideguide/apk-verify/fuzz';
import { parameters } from '@sideguide/guide-core/flow';
import { locales, phoneLanguages, romIds, skins } from '../../apps/guide/.generated/cards.ts';
import { addressOf, screenNames } from '../faults/rows.ts';
import { content } from '../support/expected.ts';

/** Texts known to break software, as they occur in an address or in storage. */
export const hostileTexts: readonly string[] = [
  ...['', '0', '-1', '1e999', 'NaN', 'null', 'undefined', 'true', '[]', '{}', '[object Object]'],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '__proto__[x]', 'valueOf'],
  ...['<script>window.hacked=1</script>', '<img src=x onerror=window.hacked=1>', '"><svg onload=window.hacked=1>'],
  ...['javascript:window.hacked=1', 'JaVaScRiPt:window.hacked=1', 'data:text/html,<script>1</script>', 'vbscript:1'],
  ...[
    '//evil.example',
    '///evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    'https://evil.example',
    '@evil.example',
  ],
  ...[
    '../..',
    '..\\..',
    '.',
    '..',
    '%2e%2e',
    '%2e%2e%2f',
    '..%2f',
    '%2f%2fevil.example',
    '%5cevil.example',
    '%5c%5cevil',
  ],
  ...['%', '%%', '%0', '%zz', '%u0041', '%E0%A4%A', '%C0%AF', '%F5%80%80%80', '%ED%A0%80', '%00', '%0a%0d', '%09'],
  ...['%2500', '%252e%252e', '%25253Cscript%25253E', '%26app%3Dx', '%23', '%3F', '%3D', '%2B', '+', '++', '%20', ' '],
  ...[
    '\u202e',
    '\u200f',
    '\u2066',
    '%E2%80%AEtxt.apk',
    '\u0000',
    '\ufeff',
    '\uffff',
    '\u2028',
    '\u{1f600}',
    'é',
    'e\u0301',
  ],
  ...['{app}', '{label:x}', '$&', '$1', "$'", '`', "'", '"', '&amp;', '&lt;', '#', '?', '&', '=', ';', ':', '|'],
  ...['xn--e1afmkfd', 'İ', 'ﬁ', 'ſ', 'K', '१', '٣', '\u00ad', '\u200b', '\u200d'],
];

const known: Readonly<Record<string, readonly string[]>> = {
  app: Object.keys(content.apps),
  os: Object.values(content.skins).flatMap(({ skin }) => skin.versions.map(({ id }) => id)),
  rom: romIds,
  lang: locales.map(({ tag }) => tag),
  labels: phoneLanguages.map(([tag]) => tag),
};
const steps = [...new Set([content, ...Object.values(content.skins)].flatMap((folder) => Object.keys(folder.steps)))];
const messages = Object.keys(content.messages);
const good = screenNames.flatMap((screen) => skins.map(({ id }) => addressOf(screen, id).split(/[?#]/)[0]!));

/** Returns a text; about one in a thousand is larger than any legitimate one: 64 kB. */
export function text(dice: Random): string {
  if (dice.chance(0.001)) return dice.pick(['x', '%41', 'é', '%00', '/']).repeat(65_536 / 4);
  if (dice.chance(0.5)) return dice.pick(hostileTexts);
  const parts = dice.some(4, () =>
    dice.chance(0.6)
      ? dice.pick(hostileTexts)
      : String.fromCharCode(dice.chance(0.8) ? dice.below(256) : dice.below(65_536)),
  );
  return parts.join('');
}

/** Spells a value as people, programs and attackers do: raw, encoded, encoded twice, or every character encoded. */
function spelled(dice: Random, value: string): string {
  const safely = (encode: (given: string) => string) => {
    try {
      return encode(value);
    } catch {
      return value; // a lone surrogate has no encoding
    }
  };
  const every = () =>
    [...new TextEncoder().encode(value)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return dice.pick([
    () => value,
    () => value,
    () => safely(encodeURIComponent),
    () => safely((given) => encodeURIComponent(encodeURIComponent(given))),
    every,
  ])();
}

/** Returns an address that is hostile in some way, often combined with valid parts. */
export function address(dice: Random): string {
  const path = dice.chance(0.7)
    ? dice.pick(good) + dice.pick(['', '', '', '/', '//', '/x', '%2f', '%00', ';x'])
    : `/${dice.some(4, () => spelled(dice, dice.chance(0.3) ? dice.pick(good).slice(1) : text(dice))).join('/')}`;
  const pairs = dice.some(7, () => {
    const name = dice.chance(0.85) ? dice.pick(parameters) : text(dice);
    const values = known[name];
    const value = values && dice.chance(0.5) ? dice.pick(values) : text(dice);
    return `${spelled(dice, name)}${dice.chance(0.95) ? '=' : ''}${spelled(dice, value)}`;
  });
  const hash = dice.chance(0.5)
    ? `#${spelled(dice, dice.chance(0.5) ? dice.pick([...steps, ...messages]) : text(dice))}`
    : '';
  return path + (pairs.length ? `?${pairs.join('&')}` : '') + hash;
}

/** Returns any value that JSON or a structured clone can carry. */
export function value(dice: Random, depth = 3): unknown {
  const simple = [
    () => text(dice),
    () => dice.pick([0, -0, 1, -1, 1.5, 2 ** 31, 2 ** 53 - 1, 2 ** 53, 1e308, Number.NaN, Number.POSITIVE_INFINITY]),
    () => dice.pick([true, false, null, undefined]),
    () => dice.below(100),
  ];
  const nested = [
    () => dice.some(5, () => value(dice, depth - 1)),
    () =>
      Object.fromEntries(
        dice.some(4, () => [
          dice.chance(0.7) ? dice.pick(['n', 'y', 'last', 'done', 'back', 'length', '__proto__']) : text(dice),
          value(dice, depth - 1),
        ]),
      ),
  ];
  return dice.pick(depth > 0 ? [...simple, ...nested] : simple)();
}

/** Returns possible contents of our key in local storage: ours, an older version's, foreign, broken, huge. */
export function notes(dice: Random): string {
  const ours = () => ({
    last: dice.chance(0.5) ? address(dice) : value(dice, 1),
    done: dice.chance(0.5) ? dice.some(9, () => `${dice.pick(skins).id}/${dice.pick(steps)}`) : value(dice, 2),
    ...(dice.chance(0.3) ? { version: value(dice, 1) } : {}),
  });
  const json = JSON.stringify(dice.chance(0.6) ? ours() : value(dice)) ?? '';
  if (dice.chance(0.15)) return json.slice(0, dice.below(json.length + 1));
  if (dice.chance(0.1)) return text(dice);
  if (dice.chance(0.01)) return json.padEnd(2 ** 20, ' ');
  return json;
}

/** Returns the state of a history entry: ours with strange values, or a foreign one. */
export function state(dice: Random): unknown {
  return dice.chance(0.5) ? { n: value(dice, 1), y: value(dice, 1) } : value(dice);
}
