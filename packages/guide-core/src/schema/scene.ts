import type * as z from 'zod/mini';
import * as s from './shape.ts';

// A drawing has no words of its own: it names labels, or holds a proper name or a slot.
const label = s.text('A role of the skin, or the id of a label: the phone’s own words.');
const properName = s.text('A proper name or a slot, the same in every language.');
const ghost = s.number('A grey bar of that width in per cent: words that nobody can quote.');

/** Words together with what can be done with them. */
const thing = <const F extends z.core.$ZodShape>(description: string, more: F) =>
  s.anyOf(
    description,
    [
      s.record('A label.', { label, ...more }),
      s.record('The same in every language.', { text: properName, ...more }),
      s.record('A bar.', { ghost, ...more }),
    ],
    `one of label, text and ghost${Object.keys(more).length ? `, and beside it ${Object.keys(more).join(', ')}` : ''}`,
  );

const mark = s.optional(
  s.oneOf('What the reader does with it: taps it, holds it, or only looks at it.', ['tap', 'hold', 'look']),
);
const marks = { mark };
const onOff = ['on', 'off'] as const;

export const words = thing('Words in a drawing.', {});
export const tappable = thing('Words that can be tapped.', marks);
export const button = thing('A button.', {
  ...marks,
  count: s.optional(s.number('Seconds that run down before it works.')),
});
export const row = thing('A row.', {
  ...marks,
  icon: s.optional(
    s.oneOf('What stands before its words; by padlock and split alone a row is recognised.', [
      'blank',
      'letter',
      'file',
      'padlock',
      'split',
      'none',
      'apps',
      'battery',
      'shield',
      'person',
      'globe',
      'bell',
      'info',
      'update',
      'bolt',
    ]),
  ),
  switch: s.optional(s.oneOf('Its switch.', onOff)),
  radio: s.optional(s.oneOf('Its choice among several.', onOff)),
  value: s.optional(s.text('What stands at its end.')),
  note: s.optional(words),
  chevron: s.valueOrAbsent('No arrow at its end.', false),
});
const rows = s.list('The rows.', row);

const part = s.variants('A part of the screen.', [
  s.record('A screen’s title.', {
    kind: s.kindOf('title'),
    words,
    back: s.flag('An arrow back before it.'),
    menu: mark,
    sign: s.optional(s.oneOf('The sign at its end; three dots if absent.', ['gear'])),
  }),
  s.record('The browser’s top line.', { kind: s.kindOf('browser'), menu: mark }),
  s.record('The search field, with what the reader types.', { kind: s.kindOf('search'), words, ...marks }),
  s.record('Rows of a page of settings.', { kind: s.kindOf('group'), rows }),
  s.record('Head of an app’s own page in Settings.', { kind: s.kindOf('app') }),
  s.record('A message over the screen, at its lower edge, or one that fills it.', {
    kind: s.kindOf('dialog', 'sheet', 'page'),
    title: s.optional(words),
    icon: s.optional(s.oneOf('Its icon: that of the app, or none.', ['letter', 'none'])),
    text: s.optional(words),
    link: s.optional(tappable),
    progress: s.flag('A bar that fills.'),
    rows: s.optional(s.list('Choices, one of which is made.', row)),
    check: s.optional(thing('A box to tick.', { on: s.flag('The tick is there.'), ...marks })),
    buttons: s.list('Its buttons.', button),
  }),
  s.record('A notification.', { kind: s.kindOf('notification'), title: words, text: words, ...marks }),
  s.record('Words that appear for a moment.', { kind: s.kindOf('toast'), words }),
  s.record('A menu that dropped down.', { kind: s.kindOf('menu'), rows }),
  s.record('The home screen with the app’s icon.', { kind: s.kindOf('icons'), ...marks }),
  s.record('The list of recent apps.', {
    kind: s.kindOf('recents'),
    action: s.oneOf('What is done with the app’s card; locked shows its padlock.', [
      'padlock',
      'menu',
      'hold',
      'pull',
      'locked',
    ]),
  }),
  s.record(
    'The fingertip’s way over the screen: down from its top, up from its bottom to the recent apps, or up a list.',
    {
      kind: s.kindOf('swipe'),
      move: s.oneOf('Where it goes.', ['from-top', 'from-bottom', 'scroll']),
    },
  ),
  s.record('The phone asks who is there.', {
    kind: s.kindOf('unlock'),
    by: s.oneOf('How one answers.', ['pin', 'fingerprint']),
    words: s.optional(words),
  }),
  s.record('Two apps on one screen: this guide above, the named screen below.', { kind: s.kindOf('split'), words }),
]);

export const scene = s.record(
  'A crop of one screen, from top to bottom. The text alternative in the flows is made from it.',
  {
    parts: s.list('What is drawn.', part),
    middle: s.flag('A crop from the middle of a screen: no status bar above.'),
  },
);
export const scenes = s.list('Its drawings, in the order of doing.', scene);

export type Scene = s.Infer<typeof scene>;
export type ScenePart = Scene['parts'][number];
export type ScenePrompt = Extract<ScenePart, { readonly kind: 'dialog' | 'sheet' | 'page' }>;
export type SceneWords = s.Infer<typeof words>;
export type SceneRow = s.Infer<typeof row>;
export type SceneButton = s.Infer<typeof button>;
/** What the reader does with a thing, and whether the fingertip is drawn on it. */
export type SceneMark = Pick<s.Infer<typeof tappable>, 'mark'>;
export type Mark = NonNullable<SceneMark['mark']>;
