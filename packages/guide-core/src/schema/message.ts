import { installStatuses, speakers, stages } from '../model/values.ts';
import { facts } from './fact.ts';
import { scenes } from './scene.ts';
import * as s from './shape.ts';
import { condition, exceptional, gateId, undrawn } from './step.ts';

/** Labels with the wording of a message or gate. */
export const wordingLabels = s.list(
  'Ids of the labels with its wording, the most frequent first.',
  s.text('A label’s id.'),
);
const stepId = s.id('A step’s id.');
/** Of whose phones alone it is, in messages only: what is known of the maker changes no step. */
export const ofMakers = {
  maker: s.optional(s.list('Names on the phones, as addresses have them.', s.text('One of the skin’s names.'))),
};
const phones = s.record(
  'Phones that show it: all fields that are there hold. A field that is absent restricts nothing.',
  {
    ...condition.shape,
    ...ofMakers,
  },
);

/** A file of `content/messages`, or of a skin's `messages`. */
export const message = s.record('What a phone shows instead of the next step.', {
  id: s.slug('Its id, as in addresses, which is also the name of its file.'),
  labels: wordingLabels,
  says: s.oneOf('Who says it.', speakers),
  stage: s.oneOf('Where it appears.', stages),
  when: s.optional(phones),
  steps: s.list('Steps at which it can appear.', stepId),
  way: s.optional(
    s.anyOf(
      'Steps that show the way on: the first that the reader’s phone has counts.',
      [stepId, s.list('Steps.', stepId)],
      'the id of a step, or a list of such ids',
    ),
  ),
  check: s.flag('The file may be the cause: the file check finds out.'),
  scenes: s.optional(scenes),
  undrawn,
  status: s.optional(
    s.oneOf('The status for which Android’s installer says it, where most phones say this one.', installStatuses),
  ),
  gate: gateId,
  warns: s.flag('It warns somebody who is being deceived: the search shows it first if in doubt.'),
  exceptional,
  facts,
});
/** A message that a phone shows instead of the next step. Its words have the same id in every language. */
export type Message = s.Infer<typeof message>;

export const messageWords = s.record('A message in one language. One of `do` and `stop` is there.', {
  title: s.optional(s.text('What happens, where its labels do not say it.')),
  cause: s.text('Why the phone says it.'),
  do: s.optional(s.list('One safe way on, tap by tap.', s.text('A sentence.'))),
  stop: s.optional(s.text('Why to go no further, and whom to ask.')),
});
/** Words of a message. Slots as in a step's words. */
export type MessageWords = s.Infer<typeof messageWords>;
