import { messageWords } from './message.ts';
import { scene } from './scene.ts';
import {
  anyOf,
  colour,
  flag,
  type Infer,
  id,
  list,
  map,
  nonEmptyList,
  nonEmptyTuple,
  number,
  oneOf,
  optional,
  pattern,
  record,
  text,
  trueOrFalse,
  wholeNumber,
} from './shape.ts';
import { condition, stepWords } from './step.ts';

export const status = oneOf('A skin in the making is a draft: nobody is led to it.', ['draft', 'published']);

/** `card.ts`: the part of a skin that is in the first load. */
export const skinCard = record('A family of phones.', {
  id: id('Its id, as in addresses, which is also the name of its folder.'),
  makers: nonEmptyTuple('Brand names, the best known first. The first fills {maker}.', text('A brand.')),
  order: number('Its position among the pictures on Home.'),
  status,
});
export type SkinCard = Infer<typeof skinCard>;

const rules = (description: string) => list(description, pattern('A pattern.', 'i'));
/** `hints.ts`: rules that suggest the skin from what the browser reveals; they preselect and never decide. */
export const skinHints = record('How to recognise the phones of a skin.', {
  model: rules('Patterns of the phone’s model.'),
  not: optional(rules('Patterns of models that look alike and do not have this skin.')),
  agent: optional(rules('Patterns of a whole user agent, used where no model is known.')),
});
export type SkinHints = Infer<typeof skinHints>;

const themed = (description: string) =>
  record(description, { light: colour('In the light theme.'), dark: colour('In the dark theme.') });
/** `look.ts`: colours and shapes of the skin's drawings, and its one accent. Lengths are CSS pixels. */
export const skinLook = record('How the drawings of a skin look.', {
  accent: themed('Its accent.'),
  phone: themed('The background of a drawn phone.'),
  group: record('A group of rows.', {
    radius: number('Its radius.'),
    hairlines: trueOrFalse('Whether lines part its rows.'),
  }),
  icon: oneOf('Shape of an icon.', ['square', 'circle']),
  search: number('Radius of the search field.'),
  switch: record('A switch.', { width: number('Its width.'), height: number('Its height.') }),
  dialog: record('A dialog.', {
    radius: number('Its radius.'),
    buttons: oneOf('How its buttons stand.', ['pills', 'stacked']),
  }),
  sheet: number('Radius of a sheet that opens from the lower edge.'),
  check: oneOf('Shape of a box to tick.', ['circle', 'square']),
  radio: oneOf('One of several choices: a tick next to the chosen one, or a ring before each.', ['tick', 'ring']),
  keys: oneOf('Keys of the lock screen: on round backgrounds, or digits only.', ['filled', 'plain']),
});
export type SkinLook = Infer<typeof skinLook>;

export const version = record('A version of a skin that changes the steps.', {
  id: id('Value of `os` in addresses.'),
  name: text('As the maker writes it: a proper name, the same in every language.'),
  twins: optional(list('What the same version is called on other phones.', text('A name.'))),
  android: optional(list('Versions of Android it comes with, the commonest first.', wholeNumber('Android’s version.'))),
  status: optional(
    oneOf(
      'unchecked: nobody has looked at it yet, and it gets what “unknown” gets. soft: expected to be like the one before; say that its steps may differ.',
      ['unchecked', 'soft'],
    ),
  ),
});
export type Version = Infer<typeof version>;

export const rom = record('A region that a ROM is made for.', {
  id: id('Value of `rom` in addresses: global or cn.'),
  languages: optional(list('Languages such a ROM has, where they are known to be few.', text('A tag.'))),
});
export type Rom = Infer<typeof rom>;

const group = wholeNumber('Number of the capture group.');
const means = map('Its text, and the value for the address; * is any other text.', text('A value.'));
const meaning = record('A capture group and the meaning of its text.', { group, means });
export type Meaning = Infer<typeof meaning>;

const versionRule = record(
  'A rule that reads the version from a text on the phone. The first that yields a value wins.',
  {
    match: pattern(
      'Matches the normalised text: capitals, plain digits, one space between words and none around dots.',
      '',
    ),
    os: optional(meaning),
    rom: optional(meaning),
    android: optional(
      record('The version of Android; without `means`, the text is the number.', { group, means: optional(means) }),
    ),
    own: flag('A bare number, which means something only as an answer to this skin’s own question.'),
  },
);
/** A rule that reads the version from a text on the phone (packages/guide-core/src/detect/read-version.ts). */
export type VersionRule = Infer<typeof versionRule>;

/** Fields of a step that is not simply the next one of its part. */
export const asideFields = {
  beside: optional(id('On no way: it helps where the phone shows something else than the step of this id says.')),
  sometimes: flag('That is no fault: the step it stands beside asks for it openly.'),
  offered: flag('Asked of nobody; it stands among the settings that may help.'),
};
const stepId = text('A step’s id.');
const entry = anyOf(
  'A step’s place in a flow.',
  [
    stepId,
    record('A step, with what holds for it in this skin.', { id: stepId, when: optional(condition), ...asideFields }),
  ],
  'the id of a step, or { id, when, beside, sometimes, offered }',
);
export type FlowEntry = Infer<typeof entry>;

export const roles = map('Which label plays a role in steps of every phone.', text('A label’s id.'));
export const surfaces = map(
  'Languages in which a part of the phone exists, where they are known to be few; by the surface of labels.',
  list('Language tags.', text('A tag.')),
);

/** `skin.ts`: the flow of a skin. Steps are ids, the skin's own or shared ones, in the order in which they are done. */
export const skin = record('The guide of a skin at a glance.', {
  versions: nonEmptyList('Versions that change the steps, the newest first: ranges refer to this order.', version),
  reads: optional(list('Rules that read version, ROM and Android version from what a phone shows.', versionRule)),
  androidTells: flag('The version of Android determines that of the skin.'),
  downloadapps: list('From choosing the app to the installed app, in the order of doing.', entry),
  service: list('Keeping the app running, in the order of doing.', entry),
  tidy: list('What is put back in order, in the order of doing.', stepId),
  roles,
  wordings: optional(
    map(
      'Labels that some phones word differently: by the label’s id, the first whose condition holds takes its place.',
      list('Other wordings.', record('A wording.', { when: condition, label: text('A label’s id.') })),
    ),
  ),
  roms: list('Regions that a ROM is made for.', rom),
  surfaces: optional(surfaces),
  about: scene,
  abouts: optional(
    list(
      'How that page looks on phones about which more is known: the first whose condition holds counts.',
      record('A drawing of the page about the phone.', { when: condition, scene }),
    ),
  ),
  path: list('The way to that page, from Settings.', text('A role, or a label’s id.')),
});
export type Skin = Infer<typeof skin>;

/** `words.json`: the skin's own words. */
export const skinWords = record('Words of one skin.', {
  'rom-hint': text('How to read the region off the version.'),
  steps: map('Words of its own steps, by id.', stepWords),
  messages: optional(map('Words of the messages that only its phones show, by id.', messageWords)),
});
export type SkinWords = Infer<typeof skinWords>;
