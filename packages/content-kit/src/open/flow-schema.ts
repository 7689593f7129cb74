import { needs, stepTools } from '@sideguide/guide-core/model';
import {
  factSchema,
  flag,
  id,
  licenseSchema,
  list,
  map,
  matching,
  number,
  oneOf,
  record,
  ref,
  type Schema,
  text,
} from './schema.ts';

const draft = 'http://json-schema.org/draft-07/schema#';
const format: Schema = { description: 'Grows when a field changes its meaning or goes away.', const: 1 };
const ownSchema = text('The schema of this file.');
const sentence = (description: string) => text(`${description} May hold {app}, {file} and {label:ID}.`);
const steps = (description: string) => list(`${description}, in the order of doing.`, ref('step'));
const { note: _note, ...terms } = licenseSchema.properties as Readonly<Record<string, Schema>>;

/** JSON Schema of a resolved flow. */
export const flowSchema = {
  $schema: draft,
  $id: 'flow.schema.json',
  title: 'Sideguide: the steps for one phone, in one language',
  ...record(
    'Everything is decided but what the app needs: leave out a step that has `needs` where the app has none of them. The way is `downloadapps`, then `service`; `tidy` comes when all is done.',
    {
      $schema: ownSchema,
      format,
      license: record('The terms of the content.', terms),
      skin: id('The family of phones.'),
      version: id('The version of its system, or unknown.'),
      rom: id('The region that its ROM is made for, or unknown.'),
      language: text('Language of the sentences: a tag.'),
      dir: oneOf('Where its lines begin.', ['ltr', 'rtl']),
      quotes: list('The language’s quotation marks: put labels between them.', text('Opening, then closing.')),
      names: record('What stands for the slots of the same name while no app is known.', {
        app: text('For {app}.'),
        file: text('For {file}.'),
      }),
      downloadapps: steps('From choosing the app to the installed app'),
      service: steps('Keeping the app running'),
      tidy: steps('What is put back in order when all is done'),
      offered: steps('Settings that may help and that nobody is asked to change'),
      labels: map(
        'The phone’s own words that the sentences quote: ID of {label:ID} and what this phone shows.',
        record(
          'A label on this phone.',
          {
            text: text('The words.'),
            lang: text('Their language, which is another one where the phone has no such words in that of the flow.'),
            dir: oneOf('Where their line begins.', ['ltr', 'rtl']),
            gloss: text('A translation to stand beside them.'),
          },
          ['gloss'],
        ),
      ),
    },
  ),
  $defs: {
    step: record(
      'One thing to do.',
      {
        id: id('Its id, as in addresses of the guide.'),
        title: sentence('An instruction, verb first.'),
        do: sentence('What to do.'),
        see: sentence('What one will see then.'),
        otherwise: sentence('What to do where the phone shows something else.'),
        done: sentence('The button to go on with.'),
        language: text(
          'Language of these five sentences, where it is not that of the flow: nobody has translated them.',
        ),
        picture: text('Text alternative of the drawings; may hold {app} and {file}.'),
        minutes: number('Time to read and do it.'),
        needs: list(
          'Only for an app that needs one of these; for all others it is a setting that may help.',
          oneOf('A need of an app.', needs),
        ),
        tool: oneOf(
          'What the guide’s page shows beside the words. app-list: only for readers who have not chosen an app yet.',
          stepTools,
        ),
        risky: flag('It allows something or passes a warning: ask before whether somebody is telling the reader to.'),
        mayDiffer: flag('It is not sure for this phone: say so.'),
        gate: id('The gate of guide.json that explains it.'),
        asOf: matching('Day from which what it says is known; it depends on a date.', '^\\d{4}-\\d{2}-\\d{2}$'),
        sources: list('Facts that it rests on: ids in sources.json of the skin.', text('A fact’s id.')),
        labelSources: list('Labels that it shows, drawings included: ids in sources.json.', text('A label’s id.')),
        besides: list(
          'Steps for when the phone shows something else than this one says. They are no part of the way.',
          ref('step'),
        ),
        sometimes: flag(
          'Of a step among `besides`: that is no fault. Offer it openly, as one of the things to be seen.',
        ),
      },
      ['language', 'picture', 'needs', 'tool', 'risky', 'mayDiffer', 'gate', 'asOf', 'besides', 'sometimes'],
    ),
  },
} as const;

const { id: _id, ...fact } = factSchema.properties as Readonly<Record<string, Schema>>;

/** JSON Schema of `sources.json` next to the flows of a skin. */
export const flowSourcesSchema = {
  $schema: draft,
  $id: 'flow-sources.schema.json',
  title: 'Sideguide: where the steps for a family of phones are from',
  ...record('In English, for all flows of the skin.', {
    $schema: ownSchema,
    format,
    facts: map('Facts by id.', record('One thing that is claimed about phones.', fact, ['versions'])),
    labels: map(
      'Labels by id.',
      record('Where the words were read.', {
        source: text('Where they were read.'),
        confidence: oneOf('How sure we are.', ['high', 'medium', 'low']),
      }),
    ),
  }),
} as const;
