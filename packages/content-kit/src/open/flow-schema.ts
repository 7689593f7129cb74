import { needs } from '@sideguide/guide-core/model';
import * as s from '@sideguide/guide-core/schema';
import { claim, contentVersion, schemaFiles, schemaId, schemaLink, terms } from './terms.ts';

const format = s.constant('Grows when a field changes its meaning or goes away.', 1);
const sentence = (description: string) => s.text(`${description} May hold {app}, {file} and {label:ID}.`);

const { risky, tool } = s.step.shape;
const stepFields = {
  id: s.id('Its id, as in addresses of the guide.'),
  title: sentence('An instruction, verb first.'),
  do: sentence('What to do.'),
  see: sentence('What one will see then.'),
  otherwise: sentence('What to do where the phone shows something else.'),
  done: sentence('The button to go on with.'),
  language: s.optional(
    s.text('Language of these five sentences, where it is not that of the flow: nobody has translated them.'),
  ),
  picture: s.optional(s.text('Text alternative of the drawings; may hold {app} and {file}.')),
  minutes: s.number('Time to read and do it.'),
  needs: s.optional(
    s.list(
      'Only for an app that needs one of these; for all others it is a setting that may help.',
      s.oneOf('A need of an app.', needs),
    ),
  ),
  app: s.optional(s.text('Only for this app: its package name. The operator of the guide wrote the step.')),
  tool,
  risky,
  mayDiffer: s.flag('It is not sure for this phone: say so.'),
  gate: s.optional(s.id('The gate of guide.json that explains it.')),
  asOf: s.optional(s.day('Day from which what it says is known; it depends on a date')),
  sources: s.list('Facts that it rests on: ids in sources.json of the skin.', s.text('A fact’s id.')),
  labelSources: s.list('Labels that it shows, drawings included: ids in sources.json.', s.text('A label’s id.')),
  screens: s.optional(
    s.list(
      'What the phone may show instead, the likeliest first: ids of steps among `besides`, and of messages of guide.json.',
      s.id('The id of a step or message.'),
    ),
  ),
  sometimes: s.flag('Of a step among `besides`: that is no fault. Offer it openly, as one of the things to be seen.'),
};

export interface FlowStep extends s.Infer<ReturnType<typeof s.record<typeof stepFields>>> {
  readonly besides?: readonly FlowStep[];
}
const flowStep: s.Schema = s.record('One thing to do.', {
  ...stepFields,
  get besides() {
    return s.optional(
      s.list(
        'Steps for when the phone shows something else than this one says. They are no part of the way.',
        flowStep,
      ),
    );
  },
});
const steps = (description: string) => s.list(`${description}, in the order of doing.`, flowStep);

const { dir, quotes } = s.localeCard.shape;
const flow = s.record(
  'Everything is decided but what the app needs: leave out a step that has `needs` where the app has none of them, and one that has another `app`. The way is `downloadapps`, then `service`; `tidy` comes when all is done.',
  {
    $schema: schemaLink,
    format,
    content: s.optional(s.record('Which content this is.', { version: contentVersion })),
    license: s.record('The terms of the content.', terms),
    skin: s.id('The family of phones.'),
    version: s.id('The version of its system, or unknown.'),
    rom: s.id('The region that its ROM is made for, or unknown.'),
    language: s.text('Language of the sentences: a tag.'),
    dir,
    quotes,
    names: s.record('What stands for the slots of the same name while no app is known.', {
      app: s.text(
        'For {app}. In Thai, first remove each space between {app} and a Thai letter: only a foreign name has them.',
      ),
      file: s.text('For {file}.'),
    }),
    downloadapps: steps('From choosing the app to the installed app'),
    service: steps('Keeping the app running'),
    tidy: steps('What is put back in order when all is done'),
    offered: steps('Settings that may help and that nobody is asked to change'),
    labels: s.map(
      'The phone’s own words that the sentences quote: ID of {label:ID} and what this phone shows.',
      s.record('A label on this phone.', {
        text: s.text('The words.'),
        lang: s.text('Their language, which is another one where the phone has no such words in that of the flow.'),
        dir,
        gloss: s.optional(s.text('A translation to stand beside them.')),
      }),
    ),
  },
);

/** Returns the JSON Schema of a resolved flow; `site` is the site's address, if known. */
export const flowSchema = (site?: string) => ({
  ...s.jsonSchema(flow, { step: flowStep }),
  $id: schemaId(schemaFiles.flow, site),
  title: 'Sideguide: the steps for one phone, in one language',
});

const { source, confidence } = s.label.shape;
const flowSources = s.record('In English, for all flows of the skin.', {
  $schema: schemaLink,
  format,
  facts: s.map('Facts by id.', s.record('One thing that is claimed about phones.', claim)),
  labels: s.map('Labels by id.', s.record('Where the words were read.', { source, confidence })),
});

/** Returns the JSON Schema of `sources.json` next to the flows of a skin. */
export const flowSourcesSchema = (site?: string) => ({
  ...s.jsonSchema(flowSources, {}),
  $id: schemaId(schemaFiles.flowSources, site),
  title: 'Sideguide: where the steps for a family of phones are from',
});
