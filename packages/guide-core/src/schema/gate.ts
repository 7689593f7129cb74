import { facts } from './fact.ts';
import { wordingLabels } from './message.ts';
import * as s from './shape.ts';
import { guards } from './step.ts';

const rollout = s.record('A rule that holds in some countries first.', {
  countries: s.list('ISO 3166 codes.', s.matching('A country.', /^[A-Z]{2}$/, 'two capital letters')),
  from: s.day('Its first day there'),
  elsewhere: s.text('The year named for all others.'),
});
export type Rollout = s.Infer<typeof rollout>;

const task = s.record('A task.', {
  id: s.id('Its id, which its words have in every language.'),
  when: s.oneOf('Before the wait, after it, or when all is installed.', ['first', 'later', 'tidy']),
  asks: s.flag('The question whether somebody is telling the reader to do this.'),
  ...guards,
  draws: s.valueOrAbsent('Shows the drawing of the page about the phone, where the skin is known.', 'about'),
  step: s.optional(s.id('A step that does it, where the skin is known.')),
});
/** One task of a gate's task list. */
export type GateTask = s.Infer<typeof task>;

/** A file of `content/gates`. */
export const gate = s.record('A guard, explained.', {
  id: s.slug('Its id, as in addresses, which is also the name of its file.'),
  order: s.number('Its position in the list of gates.'),
  labels: wordingLabels,
  roles: s.optional(s.map('Names in its words that a skin’s role of that name replaces.', s.text('A label’s id.'))),
  rollout: s.optional(rollout),
  wait: s.optional(s.number('Hours that the phone makes one wait.')),
  tasks: s.optional(s.list('Things to do, in order.', task)),
  floors: s.flag('The lowest target versions that the file check knows are shown.'),
  next: s.optional(s.list('Gates that the reader may want next.', s.id('A gate’s id.'))),
  facts,
});
/** A check by Google before an app from outside the store, explained on a page of its own (`/service#id`). */
export type Gate = s.Infer<typeof gate>;

export const gateTaskWords = s.record('A task.', { title: s.text('An instruction.'), do: s.text('How it is done.') });
export const gateWords = s.record('A gate in one language.', {
  what: s.text('What it is, and why it is there.'),
  do: s.text('One safe thing to do.'),
  stop: s.text('Where to stop, and whom to ask.'),
  here: s.optional(s.text('For a country of the rollout.')),
  elsewhere: s.optional(s.text('For another country.')),
  anywhere: s.optional(s.text('Where the country is not known.')),
  tasks: s.optional(s.map('Words of its tasks, by id.', gateTaskWords)),
});
/** Words of a gate. Slots: `{app}`, `{file}`; for the rollout also `{countries}` `{country}` `{day}` `{year}`. */
export type GateWords = s.Infer<typeof gateWords>;
