import { needs } from '@sideguide/guide-core/model';
import {
  constant,
  day,
  flag,
  type Infer,
  id,
  jsonSchema,
  label,
  list,
  localeCard,
  map,
  number,
  oneOf,
  optional,
  record,
  type Schema,
  step,
  text,
} from '@sideguide/guide-core/schema';
import { claim, schemaLink, terms } from './terms.ts';

const format = constant('Grows when a field changes its meaning or goes away.', 1);
const sentence = (description: string) => text(`${description} May hold {app}, {file} and {label:ID}.`);

const { risky, tool } = step.shape;
const stepFields = {
  id: id('Its id, as in addresses of the guide.'),
  title: sentence('An instruction, verb first.'),
  do: sentence('What to do.'),
  see: sentence('What one will see then.'),
  otherwise: sentence('What to do where the phone shows something else.'),
  done: sentence('The button to go on with.'),
  language: optional(
    text('Language of these five sentences, where it is not that of the flow: nobody has translated them.'),
  ),
  picture: optional(text('Text alternative of the drawings; may hold {app} and {file}.')),
  minutes: number('Time to read and do it.'),
  needs: optional(
    list(
      'Only for an app that needs one of these; for all others it is a setting that may help.',
      oneOf('A need of an app.', needs),
    ),
  ),
  tool,
  risky,
  mayDiffer: flag('It is not sure for this phone: say so.'),
  gate: optional(id('The gate of guide.json that explains it.')),
  asOf: optional(day('Day from which what it says is known; it depends on a date')),
  sources: list('Facts that it rests on: ids in sources.json of the skin.', text('A fact’s id.')),
  labelSources: list('Labels that it shows, drawings included: ids in sources.json.', text('A label’s id.')),
  sometimes: flag('Of a step among `besides`: that is no fault. Offer it openly, as one of the things to be seen.'),
};

/** A step of a resolved flow. */
export interface FlowStep extends Infer<ReturnType<typeof record<typeof stepFields>>> {
  readonly besides?: readonly FlowStep[];
}
const flowStep: Schema = record('One thing to do.', {
  ...stepFields,
  get besides() {
    return optional(
      list('Steps for when the phone shows something else than this one says. They are no part of the way.', flowStep),
    );
  },
});
const steps = (description: string) => list(`${description}, in the order of doing.`, flowStep);

const { dir, quotes } = localeCard.shape;
const flow = record(
  'Everything is decided but what the app needs: leave out a step that has `needs` where the app has none of them. The way is `downloadapps`, then `service`; `tidy` comes when all is done.',
  {
    $schema: schemaLink,
    format,
    license: record('The terms of the content.', terms),
    skin: id('The family of phones.'),
    version: id('The version of its system, or unknown.'),
    rom: id('The region that its ROM is made for, or unknown.'),
    language: text('Language of the sentences: a tag.'),
    dir,
    quotes,
    names: record('What stands for the slots of the same name while no app is known.', {
      app: text(
        'For {app}. In Thai, first remove each space between {app} and a Thai letter: only a foreign name has them.',
      ),
      file: text('For {file}.'),
    }),
    downloadapps: steps('From choosing the app to the installed app'),
    service: steps('Keeping the app running'),
    tidy: steps('What is put back in order when all is done'),
    offered: steps('Settings that may help and that nobody is asked to change'),
    labels: map(
      'The phone’s own words that the sentences quote: ID of {label:ID} and what this phone shows.',
      record('A label on this phone.', {
        text: text('The words.'),
        lang: text('Their language, which is another one where the phone has no such words in that of the flow.'),
        dir,
        gloss: optional(text('A translation to stand beside them.')),
      }),
    ),
  },
);

/** Returns the JSON Schema of a resolved flow. */
export const flowSchema = () => ({
  ...jsonSchema(flow, { step: flowStep }),
  $id: 'flow.schema.json',
  title: 'Sideguide: the steps for one phone, in one language',
});

const { source, confidence } = label.shape;
const flowSources = record('In English, for all flows of the skin.', {
  $schema: schemaLink,
  format,
  facts: map('Facts by id.', record('One thing that is claimed about phones.', claim)),
  labels: map('Labels by id.', record('Where the words were read.', { source, confidence })),
});

/** Returns the JSON Schema of `sources.json` next to the flows of a skin. */
export const flowSourcesSchema = () => ({
  ...jsonSchema(flowSources, {}),
  $id: 'flow-sources.schema.json',
  title: 'Sideguide: where the steps for a family of phones are from',
});
