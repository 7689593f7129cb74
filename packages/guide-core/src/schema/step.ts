import { needs, permissions, stepTools } from '../model/values.ts';
import { facts } from './fact.ts';
import { scenes } from './scene.ts';
import * as s from './shape.ts';

const range = s.record('A range of the skin’s versions, both ends of it included.', {
  from: s.optional(s.text('Its first version; open if absent.')),
  until: s.optional(s.text('Its last version; open if absent.')),
  unknown: s.flag('The answer “I don’t know” counts too, and with it a version that nobody has checked yet.'),
});
export type VersionRange = s.Infer<typeof range>;

/** The fields of a condition that are the same in the files and in the published content. */
export const plainFields = {
  rom: s.optional(
    s.list('ROM regions: global, cn, or unknown, which is the answer “I don’t know”.', s.id('A ROM’s id, or unknown.')),
  ),
  need: s.optional(
    s.list(
      'Asked of readers whose app needs one of these, offered to all others.',
      s.oneOf('A need of an app.', needs),
    ),
  ),
  app: s.optional(s.text('Package name of the chosen app; only steps of a guide’s operator have this.')),
};
export const condition = s.record(
  'When something is shown: all fields that are there hold. A field that is absent restricts nothing.',
  {
    os: s.optional(
      s.anyOf(
        'Versions of the skin.',
        [s.list('Ids of versions, or unknown.', s.text('A version’s id.')), range],
        'a list of versions, or a range { from, until, unknown }',
      ),
    ),
    ...plainFields,
  },
);
export type Condition = s.Infer<typeof condition>;

const permission = s.optional(s.list('Doors of the phone.', s.oneOf('One of them.', permissions)));
/** The effect of a step or task on the phone's guards. */
export const guards = {
  risky: s.flag('It allows something or passes a warning: ask before whether somebody is telling the reader to.'),
  opens: permission,
  closes: permission,
};
export const exceptional = s.optional(
  s.record('It lowers a guard of the phone, which is the exception.', {
    restoredBy: s.id('Id of the step that puts the guard back: show it to whoever did this.'),
  }),
);
export const gateId = s.optional(s.text('Id of the gate that explains it; what it says then depends on a date.'));

/** Reasons for labels that the words name and no drawing shows. */
export const undrawn = s.optional(
  s.map('Labels that the words name and no drawing shows.', s.text('Why it is not drawn.')),
);

/** A file of `content/steps`, or of a skin's `steps`. */
export const step = s.record('One thing to do.', {
  id: s.slug('Its id, as in addresses: a verb phrase, which is also the name of its file.'),
  seconds: s.optional(s.positive('Time to read and do it, where the taps in its drawings do not tell.', 600)),
  when: s.optional(condition),
  scenes,
  tool: s.optional(s.oneOf('What the guide’s page shows beside the words.', stepTools)),
  isSkippable: s.flag('Some phones do not show it, as its `otherwise` says: the page offers to skip it there.'),
  undrawn,
  ...guards,
  stays: s.flag('A setting that the app needs and that stays.'),
  exceptional,
  gate: gateId,
  facts,
});
/** Structure of a step, without any sentences. Its words have the same id in every language. */
export type Step = s.Infer<typeof step>;

export const stepWords = s.record('A step in one language.', {
  title: s.text('An instruction, verb first.'),
  do: s.text('What to do.'),
  see: s.text('What one will see then.'),
  otherwise: s.text('What to do where the phone shows something else.'),
  done: s.text('The button to go on with: what the reader did.'),
});
/** Words of a step. Slots: `{app}` `{file}` `{maker}`; `{label:ID}` quotes the phone. */
export type StepWords = s.Infer<typeof stepWords>;
