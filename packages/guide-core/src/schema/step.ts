import { needs, permissions, stepTools } from '../model/values.ts';
import { facts } from './fact.ts';
import { scenes } from './scene.ts';
import { anyOf, flag, type Infer, id, list, map, oneOf, optional, positive, record, slug, text } from './shape.ts';

const range = record('A range of the skin’s versions, both ends of it included.', {
  from: optional(text('Its first version; open if absent.')),
  until: optional(text('Its last version; open if absent.')),
  unknown: flag('The answer “I don’t know” counts too, and with it a version that nobody has checked yet.'),
});
export type VersionRange = Infer<typeof range>;

/** The fields of a condition that are the same in the files and in the published content. */
export const plainFields = {
  rom: optional(
    list('ROM regions: global, cn, or unknown, which is the answer “I don’t know”.', id('A ROM’s id, or unknown.')),
  ),
  need: optional(
    list('Asked of readers whose app needs one of these, offered to all others.', oneOf('A need of an app.', needs)),
  ),
};
export const condition = record(
  'When something is shown: all fields that are there hold. A field that is absent restricts nothing.',
  {
    os: optional(
      anyOf(
        'Versions of the skin.',
        [list('Ids of versions, or unknown.', text('A version’s id.')), range],
        'a list of versions, or a range { from, until, unknown }',
      ),
    ),
    ...plainFields,
  },
);
export type Condition = Infer<typeof condition>;

const permission = optional(list('Doors of the phone.', oneOf('One of them.', permissions)));
/** The effect of a step or task on the phone's guards. */
export const guards = {
  risky: flag('It allows something or passes a warning: ask before whether somebody is telling the reader to.'),
  opens: permission,
  closes: permission,
};
export const exceptional = optional(
  record('It lowers a guard of the phone, which is the exception.', {
    restoredBy: id('Id of the step that puts the guard back: show it to whoever did this.'),
  }),
);
export const gateId = optional(text('Id of the gate that explains it; what it says then depends on a date.'));

/** A file of `content/steps`, or of a skin's `steps`. */
export const step = record('One thing to do.', {
  id: slug('Its id, as in addresses: a verb phrase, which is also the name of its file.'),
  seconds: optional(positive('Time to read and do it, where the taps in its drawings do not tell.', 600)),
  when: optional(condition),
  scenes,
  tool: optional(oneOf('What the guide’s page shows beside the words.', stepTools)),
  isSkippable: flag('Some phones do not show it, as its `otherwise` says: the page offers to skip it there.'),
  undrawn: optional(map('Labels that `do` names and no drawing shows.', text('Why it is not drawn.'))),
  ...guards,
  stays: flag('A setting that the app needs and that stays.'),
  exceptional,
  gate: gateId,
  facts,
});
/** Structure of a step, without any sentences. Its words have the same id in every language. */
export type Step = Infer<typeof step>;

export const stepWords = record('A step in one language.', {
  title: text('An instruction, verb first.'),
  do: text('What to do.'),
  see: text('What one will see then.'),
  otherwise: text('What to do where the phone shows something else.'),
  done: text('The button to go on with: what the reader did.'),
});
/** Words of a step. Slots: `{app}` `{file}` `{maker}`; `{label:ID}` quotes the phone. */
export type StepWords = Infer<typeof stepWords>;
