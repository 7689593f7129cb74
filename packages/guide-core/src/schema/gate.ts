import { facts } from './fact.ts';
import { wordingLabels } from './message.ts';
import {
  day,
  flag,
  type Infer,
  id,
  list,
  map,
  matching,
  number,
  oneOf,
  optional,
  record,
  slug,
  text,
  valueOrAbsent,
} from './shape.ts';
import { guards } from './step.ts';

const rollout = record('A rule that holds in some countries first.', {
  countries: list('ISO 3166 codes.', matching('A country.', /^[A-Z]{2}$/, 'two capital letters')),
  from: day('Its first day there'),
  elsewhere: text('The year named for all others.'),
});
export type Rollout = Infer<typeof rollout>;

const task = record('A task.', {
  id: id('Its id, which its words have in every language.'),
  when: oneOf('Before the wait, after it, or when all is installed.', ['first', 'later', 'tidy']),
  asks: flag('The question whether somebody is telling the reader to do this.'),
  ...guards,
  draws: valueOrAbsent('Shows the drawing of the page about the phone, where the skin is known.', 'about'),
  step: optional(id('A step that does it, where the skin is known.')),
});
/** One task of a gate's task list. */
export type GateTask = Infer<typeof task>;

/** A file of `content/gates`. */
export const gate = record('A guard, explained.', {
  id: slug('Its id, as in addresses, which is also the name of its file.'),
  order: number('Its position in the list of gates.'),
  labels: wordingLabels,
  roles: optional(map('Names in its words that a skin’s role of that name replaces.', text('A label’s id.'))),
  rollout: optional(rollout),
  wait: optional(number('Hours that the phone makes one wait.')),
  tasks: optional(list('Things to do, in order.', task)),
  floors: flag('The lowest target versions that the file check knows are shown.'),
  next: optional(list('Gates that the reader may want next.', id('A gate’s id.'))),
  facts,
});
/** A check by Google before an app from outside the store, explained on a page of its own (`/service#id`). */
export type Gate = Infer<typeof gate>;

export const gateTaskWords = record('A task.', { title: text('An instruction.'), do: text('How it is done.') });
export const gateWords = record('A gate in one language.', {
  what: text('What it is, and why it is there.'),
  do: text('One safe thing to do.'),
  stop: text('Where to stop, and whom to ask.'),
  here: optional(text('For a country of the rollout.')),
  elsewhere: optional(text('For another country.')),
  anywhere: optional(text('Where the country is not known.')),
  tasks: optional(map('Words of its tasks, by id.', gateTaskWords)),
});
/** Words of a gate. Slots: `{app}`, `{file}`; for the rollout also `{countries}` `{country}` `{day}` `{year}`. */
export type GateWords = Infer<typeof gateWords>;
