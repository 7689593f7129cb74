import type * as z from 'zod/mini';
import {
  anyOf,
  flag,
  type Infer,
  kindOf,
  list,
  number,
  oneOf,
  optional,
  record,
  text,
  valueOrAbsent,
  variants,
} from './shape.ts';

// A drawing has no words of its own: it names labels, or holds a proper name or a slot.
const label = text('A role of the skin, or the id of a label: the phone’s own words.');
const properName = text('A proper name or a slot, the same in every language.');
const ghost = number('A grey bar of that width in per cent: words that nobody can quote.');

/** Words together with what can be done with them. */
const thing = <const F extends z.core.$ZodShape>(description: string, more: F) =>
  anyOf(
    description,
    [
      record('A label.', { label, ...more }),
      record('The same in every language.', { text: properName, ...more }),
      record('A bar.', { ghost, ...more }),
    ],
    `one of label, text and ghost${Object.keys(more).length ? `, and beside it ${Object.keys(more).join(', ')}` : ''}`,
  );

const mark = optional(
  oneOf('What the reader does with it: taps it, holds it, or only looks at it.', ['tap', 'hold', 'look']),
);
const hand = flag('The fingertip is drawn on it: at most one, in the last drawing.');
const marks = { mark, hand };
const onOff = ['on', 'off'] as const;

export const words = thing('Words in a drawing.', {});
export const tappable = thing('Words that can be tapped.', marks);
export const button = thing('A button.', {
  ...marks,
  count: optional(number('Seconds that run down before it works.')),
});
export const row = thing('A row.', {
  ...marks,
  icon: optional(
    oneOf('What stands before its words; by padlock and split alone a row is recognised.', [
      'blank',
      'letter',
      'file',
      'padlock',
      'split',
      'none',
    ]),
  ),
  switch: optional(oneOf('Its switch.', onOff)),
  radio: optional(oneOf('Its choice among several.', onOff)),
  value: optional(text('What stands at its end.')),
  note: optional(words),
  chevron: valueOrAbsent('No arrow at its end.', false),
});
const rows = list('The rows.', row);

const part = variants('A part of the screen.', [
  record('A screen’s title.', {
    kind: kindOf('title'),
    words,
    back: flag('An arrow back before it.'),
    menu: mark,
    sign: optional(oneOf('The sign at its end; three dots if absent.', ['gear'])),
    hand,
  }),
  record('The browser’s top line.', { kind: kindOf('browser'), menu: mark, hand }),
  record('The search field, with what the reader types.', { kind: kindOf('search'), words, ...marks }),
  record('Rows of a page of settings.', { kind: kindOf('group'), rows }),
  record('Head of an app’s own page in Settings.', { kind: kindOf('app') }),
  record('A message over the screen, at its lower edge, or one that fills it.', {
    kind: kindOf('dialog', 'sheet', 'page'),
    title: optional(words),
    icon: optional(oneOf('Its icon: that of the app, or none.', ['letter', 'none'])),
    text: optional(words),
    link: optional(tappable),
    progress: flag('A bar that fills.'),
    rows: optional(list('Choices, one of which is made.', row)),
    check: optional(thing('A box to tick.', { on: flag('The tick is there.'), ...marks })),
    buttons: list('Its buttons.', button),
  }),
  record('A notification.', { kind: kindOf('notification'), title: words, text: words, ...marks }),
  record('Words that appear for a moment.', { kind: kindOf('toast'), words }),
  record('A menu that dropped down.', { kind: kindOf('menu'), rows }),
  record('The home screen with the app’s icon.', { kind: kindOf('icons'), ...marks }),
  record('The list of recent apps.', {
    kind: kindOf('recents'),
    action: oneOf('What is done with the app’s card; locked shows its padlock.', [
      'padlock',
      'menu',
      'hold',
      'pull',
      'locked',
    ]),
    hand,
  }),
  record(
    'The fingertip’s way over the screen: down from its top, up from its bottom to the recent apps, or up a list.',
    {
      kind: kindOf('swipe'),
      move: oneOf('Where it goes.', ['from-top', 'from-bottom', 'scroll']),
    },
  ),
  record('The phone asks who is there.', {
    kind: kindOf('unlock'),
    by: oneOf('How one answers.', ['pin', 'fingerprint']),
    words: optional(words),
  }),
  record('Two apps on one screen: this guide above, the named screen below.', { kind: kindOf('split'), words }),
]);

export const scene = record(
  'A crop of one screen, from top to bottom. The text alternative in the flows is made from it.',
  {
    parts: list('What is drawn.', part),
    middle: flag('A crop from the middle of a screen: no status bar above.'),
  },
);
export const scenes = list('Its drawings, in the order of doing.', scene);

export type Scene = Infer<typeof scene>;
export type ScenePart = Scene['parts'][number];
export type ScenePrompt = Extract<ScenePart, { readonly kind: 'dialog' | 'sheet' | 'page' }>;
export type SceneWords = Infer<typeof words>;
export type SceneRow = Infer<typeof row>;
export type SceneButton = Infer<typeof button>;
/** What the reader does with a thing, and whether the fingertip is drawn on it. */
export type SceneMark = Pick<Infer<typeof tappable>, 'mark' | 'hand'>;
export type Mark = NonNullable<SceneMark['mark']>;
