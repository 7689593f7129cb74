import { messageWords } from './message.ts';
import { scene } from './scene.ts';
import * as s from './shape.ts';
import { condition, stepWords } from './step.ts';

export const status = s.oneOf('A skin in the making is a draft: nobody is led to it.', ['draft', 'published']);

/** `card.ts`: the part of a skin that is in the first load. */
export const skinCard = s.record('A family of phones.', {
  id: s.id('Its id, as in addresses, which is also the name of its folder.'),
  makers: s.nonEmptyTuple('Brand names, the best known first. The first fills {maker}.', s.text('A brand.')),
  order: s.number('Its position among the pictures on Home.'),
  isGeneral: s.flag('For phones of all other makers: Home offers it as “Another phone”.'),
  names: s.optional(s.list('Further names on its phones, which its addresses may have.', s.text('A brand.'))),
  status,
});
export type SkinCard = s.Infer<typeof skinCard>;

const rules = (description: string) => s.list(description, s.pattern('A pattern.', 'i'));
/** `hints.ts`: rules that suggest the skin from what the browser reveals; they preselect and never decide. */
export const skinHints = s.record('How to recognise the phones of a skin.', {
  model: rules('Patterns of the phone’s model.'),
  not: s.optional(rules('Patterns of models that look alike and do not have this skin.')),
  agent: s.optional(rules('Patterns of a whole user agent, used where no model is known.')),
  makers: s.optional(
    s.map('Patterns of models that have one name only, by that name.', rules('Patterns of the model.')),
  ),
});
export type SkinHints = s.Infer<typeof skinHints>;

const themed = (description: string) =>
  s.record(description, { light: s.colour('In the light theme.'), dark: s.colour('In the dark theme.') });
/** `look.ts`: colours and shapes of the skin's drawings, and its one accent. Lengths are CSS pixels. */
export const skinLook = s.record('How the drawings of a skin look.', {
  accent: themed('Its accent.'),
  phone: themed('The background of a drawn phone.'),
  group: s.record('A group of rows.', {
    radius: s.number('Its radius.'),
    hairlines: s.trueOrFalse('Whether lines part its rows.'),
  }),
  icon: s.oneOf('Shape of an icon.', ['square', 'circle']),
  status: s.oneOf('Where the camera is in the status bar, and the family of signs in it.', ['middle', 'start']),
  gesture: s.record('The bar at the lower edge that takes gestures.', {
    width: s.number('Its width.'),
    height: s.number('Its height.'),
  }),
  head: s.oneOf('A page’s title: large, below the arrow back; or bold, in one line with it.', ['tall', 'row']),
  search: s.number('Radius of the search field.'),
  switch: s.record('A switch.', { width: s.number('Its width.'), height: s.number('Its height.') }),
  dialog: s.record('A dialog.', {
    radius: s.number('Its radius.'),
    buttons: s.oneOf('How its buttons stand.', ['pills', 'stacked']),
    at: s.oneOf('Where it opens.', ['bottom', 'middle']),
  }),
  sheet: s.number('Radius of a sheet that opens from the lower edge.'),
  check: s.oneOf('Shape of a box to tick.', ['circle', 'square']),
  radio: s.oneOf('One of several choices: a tick next to the chosen one, or a ring before each.', ['tick', 'ring']),
  keys: s.oneOf('Keys of the lock screen: on round backgrounds, or digits only.', ['filled', 'plain']),
});
export type SkinLook = s.Infer<typeof skinLook>;

export const version = s.record('A version of a skin that changes the steps.', {
  id: s.id('Value of `os` in addresses.'),
  name: s.text('As the maker writes it: a proper name, the same in every language.'),
  twins: s.optional(s.map('What the same version is called on the phones of some makers.', s.text('A name.'))),
  maker: s.optional(s.text('The only maker whose phones have it; they have none of the others of the same Android.')),
  android: s.optional(
    s.list('Versions of Android it comes with, the commonest first.', s.wholeNumber('Android’s version.')),
  ),
  status: s.optional(
    s.oneOf(
      'unchecked: nobody has looked at it yet, and it gets what “unknown” gets. soft: expected to be like the one before; say that its steps may differ.',
      ['unchecked', 'soft'],
    ),
  ),
});
export type Version = s.Infer<typeof version>;

export const rom = s.record('A region that a ROM is made for.', {
  id: s.id('Value of `rom` in addresses: global or cn.'),
  languages: s.optional(s.list('Languages such a ROM has, where they are known to be few.', s.text('A tag.'))),
});
export type Rom = s.Infer<typeof rom>;

const group = s.wholeNumber('Number of the capture group.');
const means = s.map('Its text, and the value for the address; * is any other text.', s.text('A value.'));
const meaning = s.record('A capture group and the meaning of its text.', { group, means });
export type Meaning = s.Infer<typeof meaning>;

const versionRule = s.record(
  'A rule that reads the version from a text on the phone. The first that yields a value wins.',
  {
    match: s.pattern(
      'Matches the normalised text: capitals, plain digits, one space between words and none around dots.',
      '',
    ),
    os: s.optional(meaning),
    rom: s.optional(meaning),
    android: s.optional(
      s.record('The version of Android; without `means`, the text is the number.', { group, means: s.optional(means) }),
    ),
    own: s.flag('A bare number, which means something only as an answer to this skin’s own question.'),
  },
);
/** A rule that reads the version from a text on the phone (packages/guide-core/src/detect/read-version.ts). */
export type VersionRule = s.Infer<typeof versionRule>;

/** Fields of a step that is not simply the next one of its part. */
export const asideFields = {
  beside: s.optional(s.id('On no way: it helps where the phone shows something else than the step of this id says.')),
  sometimes: s.flag('That is no fault: the step it stands beside asks for it openly.'),
  offered: s.flag('Asked of nobody; it stands among the settings that may help.'),
  covers: s.optional(
    s.list('Steps on one page of the phone: it replaces them where the app needs all of them.', s.id('A step’s id.')),
  ),
};
const stepId = s.text('A step’s id.');
const entry = s.anyOf(
  'A step’s place in a flow.',
  [
    stepId,
    s.record('A step, with what holds for it in this skin.', {
      id: stepId,
      when: s.optional(condition),
      ...asideFields,
    }),
  ],
  'the id of a step, or { id, when, beside, sometimes, offered, covers }',
);
export type FlowEntry = s.Infer<typeof entry>;

export const screens = s.map(
  'What can be on the phone’s screen at a step instead of what it says, the likeliest first; by the step’s id.',
  s.list(
    'Screens. Of several entries with one id the first whose condition holds counts.',
    s.record('A step beside this one, or a message.', {
      id: s.text('The id of the step or message.'),
      when: s.optional(condition),
      why: s.text('Why it stands at this place of the list.'),
    }),
  ),
);
export type Screens = s.Infer<typeof screens>;

export const roles = s.map('Which label plays a role in steps of every phone.', s.text('A label’s id.'));
export const surfaces = s.map(
  'Languages in which a part of the phone exists, where they are known to be few; by the surface of labels.',
  s.list('Language tags.', s.text('A tag.')),
);

/** `skin.ts`: the flow of a skin. Steps are ids, the skin's own or shared ones, in the order in which they are done. */
export const skin = s.record('The guide of a skin at a glance.', {
  versions: s.nonEmptyList('Versions that change the steps, the newest first: ranges refer to this order.', version),
  reads: s.optional(s.list('Rules that read version, ROM and Android version from what a phone shows.', versionRule)),
  androidTells: s.flag('The version of Android determines that of the skin.'),
  downloadapps: s.list('From choosing the app to the installed app, in the order of doing.', entry),
  service: s.list('Keeping the app running, in the order of doing.', entry),
  tidy: s.list('What is put back in order, in the order of doing.', stepId),
  screens: s.optional(screens),
  roles,
  wordings: s.optional(
    s.map(
      'Labels that some phones word differently: by the label’s id, the first whose condition holds takes its place.',
      s.list('Other wordings.', s.record('A wording.', { when: condition, label: s.text('A label’s id.') })),
    ),
  ),
  roms: s.list('Regions that a ROM is made for.', rom),
  surfaces: s.optional(surfaces),
  about: scene,
  abouts: s.optional(
    s.list(
      'How that page looks on phones about which more is known: the first whose condition holds counts.',
      s.record('A drawing of the page about the phone.', { when: condition, scene }),
    ),
  ),
  path: s.list('The way to that page, from Settings.', s.text('A role, or a label’s id.')),
});
export type Skin = s.Infer<typeof skin>;

/** `words.json`: the skin's own words. */
export const skinWords = s.record('Words of one skin.', {
  'rom-hint': s.text('How to read the region off the version.'),
  steps: s.map('Words of its own steps, by id.', stepWords),
  messages: s.optional(s.map('Words of the messages that only its phones show, by id.', messageWords)),
});
export type SkinWords = s.Infer<typeof skinWords>;
