import { installStatuses, speakers, stages } from '../model/values.ts';
import { facts } from './fact.ts';
import { scenes } from './scene.ts';
import { anyOf, flag, type Infer, id, list, oneOf, optional, record, slug, text } from './shape.ts';
import { condition, exceptional, gateId } from './step.ts';

/** Labels with the wording of a message or gate. */
export const wordingLabels = list(
  'Ids of the labels with its wording, the most frequent first.',
  text('A label’s id.'),
);
const stepId = id('A step’s id.');

/** A file of `content/messages`, or of a skin's `messages`. */
export const message = record('What a phone shows instead of the next step.', {
  id: slug('Its id, as in addresses, which is also the name of its file.'),
  labels: wordingLabels,
  says: oneOf('Who says it.', speakers),
  stage: oneOf('Where it appears.', stages),
  when: optional(condition),
  steps: list('Steps at which it can appear.', stepId),
  way: optional(
    anyOf(
      'Steps that show the way on: the first that the reader’s phone has counts.',
      [stepId, list('Steps.', stepId)],
      'the id of a step, or a list of such ids',
    ),
  ),
  check: flag('The file may be the cause: the file check finds out.'),
  scenes: optional(scenes),
  status: optional(
    oneOf('The status for which Android’s installer says it, where most phones say this one.', installStatuses),
  ),
  gate: gateId,
  exceptional,
  facts,
});
/** A message that a phone shows instead of the next step. Its words have the same id in every language. */
export type Message = Infer<typeof message>;

export const messageWords = record('A message in one language. One of `do` and `stop` is there.', {
  title: optional(text('What happens, where its labels do not say it.')),
  cause: text('Why the phone says it.'),
  do: optional(list('One safe way on, tap by tap.', text('A sentence.'))),
  stop: optional(text('Why to go no further, and whom to ask.')),
});
/** Words of a message. Slots as in a step's words. */
export type MessageWords = Infer<typeof messageWords>;
