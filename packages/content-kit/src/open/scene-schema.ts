import { flag, list, number, oneOf, record, ref, type Schema, text } from './schema.ts';

const title = (words: Schema): Readonly<Record<string, Schema>> => ({ title: words });
const mark = oneOf('What the reader does with it: taps it, holds it, or only looks at it.', ['tap', 'hold', 'look']);
const hand = flag('The fingertip is drawn on it.');
const kind = (name: string): Schema => ({ description: 'What kind of part it is.', const: name });
/** Words of a part: exactly one of these fields is present. */
const words: Readonly<Record<string, Schema>> = {
  label: text('A role of the skin, or the id of a label: the phone’s own words.'),
  text: text('A proper name or a slot, the same in every language.'),
  ghost: number('A grey bar of that width in per cent: words that nobody can quote.'),
};
const wordNames = Object.keys(words);
const oneOfWords: Schema = {
  oneOf: wordNames.map((name) => ({ properties: { [name]: words[name] }, required: [name] })),
};

/** Words together with what can be done with them. */
const thing = (description: string, more: Readonly<Record<string, Schema>>): Schema => ({
  ...record(description, { ...words, ...more }, [...wordNames, ...Object.keys(more)]),
  ...oneOfWords,
});

const prompt = (name: string, description: string): Schema =>
  record(
    description,
    {
      kind: kind(name),
      ...title(ref('words')),
      icon: oneOf('Its icon: that of the app, or none.', ['letter', 'none']),
      text: ref('words'),
      link: ref('thing'),
      progress: flag('A bar that fills.'),
      rows: list('Choices.', ref('row')),
      check: thing('A box to tick.', { on: flag('The tick is there.'), mark, hand }),
      buttons: list('Its buttons.', ref('button')),
    },
    ['title', 'icon', 'text', 'link', 'progress', 'rows', 'check'],
  );

/** The parts of a drawing, one for each kind. */
const parts: readonly Schema[] = [
  record(
    'A screen’s title.',
    {
      kind: kind('title'),
      words: ref('words'),
      back: flag('An arrow back before it.'),
      menu: mark,
      sign: oneOf('The sign at its end; three dots if absent.', ['gear']),
      hand,
    },
    ['back', 'menu', 'sign', 'hand'],
  ),
  record('The browser’s top line.', { kind: kind('browser'), menu: mark, hand }, ['menu', 'hand']),
  record('The search field, with what the reader types.', { kind: kind('search'), words: ref('words'), mark, hand }, [
    'mark',
    'hand',
  ]),
  record('Rows of a page of settings.', { kind: kind('group'), rows: list('The rows.', ref('row')) }),
  record('Head of an app’s own page in Settings.', { kind: kind('app') }),
  prompt('dialog', 'A message over the screen.'),
  prompt('sheet', 'A message at the lower edge.'),
  prompt('page', 'A message that fills the screen.'),
  record('A notification.', { kind: kind('notification'), title: ref('words'), text: ref('words'), mark, hand }, [
    'mark',
    'hand',
  ]),
  record('Words that appear for a moment.', { kind: kind('toast'), words: ref('words') }),
  record('A menu that dropped down.', { kind: kind('menu'), rows: list('The rows.', ref('row')) }),
  record('The home screen with the app’s icon.', { kind: kind('icons'), mark, hand }, ['mark', 'hand']),
  record(
    'The list of recent apps.',
    {
      kind: kind('recents'),
      action: oneOf('What is done with the app’s card.', ['padlock', 'menu', 'hold', 'pull', 'locked']),
      hand,
    },
    ['hand'],
  ),
  record('The fingertip’s way over the screen.', {
    kind: kind('swipe'),
    move: oneOf('Where it goes.', ['from-top', 'from-bottom', 'scroll']),
  }),
  record(
    'The phone asks who is there.',
    { kind: kind('unlock'), by: oneOf('How one answers.', ['pin', 'fingerprint']), words: ref('words') },
    ['words'],
  ),
  record('Two apps on one screen: this guide above, the named screen below.', {
    kind: kind('split'),
    words: ref('words'),
  }),
];

/** Definitions for `$defs` that drawings need. */
export const sceneDefs: Readonly<Record<string, Schema>> = {
  words: thing('Words in a drawing.', {}),
  thing: thing('Words that can be tapped.', { mark, hand }),
  button: thing('A button.', { mark, hand, count: number('Seconds that run down before it works.') }),
  row: thing('A row.', {
    mark,
    hand,
    icon: oneOf('What stands before its words.', ['blank', 'letter', 'file', 'padlock', 'split', 'none']),
    switch: oneOf('Its switch.', ['on', 'off']),
    radio: oneOf('Its choice among several.', ['on', 'off']),
    value: text('What stands at its end.'),
    note: ref('words'),
    chevron: { description: 'No arrow at its end.', const: false },
  }),
  scene: record(
    'A crop of one screen, from top to bottom. The text alternative in the flows is made from it.',
    {
      parts: list('What is drawn.', { oneOf: parts }),
      middle: flag('A crop from the middle of a screen: no status bar above.'),
    },
    ['middle'],
  ),
};
