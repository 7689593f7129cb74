import { needs, sourceKinds } from '@sideguide/guide-core/model';
import {
  app,
  asideFields,
  button,
  constant,
  day,
  gate,
  gateWords,
  id,
  inEachLanguage,
  jsonSchema,
  label,
  list,
  localeCard,
  map,
  message,
  messageWords,
  number,
  omit,
  oneOf,
  optional,
  phrases,
  plainFields,
  record,
  roles,
  rom,
  row,
  scene,
  skinCard,
  step,
  stepWords,
  surfaces,
  tappable,
  text,
  version,
  words,
} from '@sideguide/guide-core/schema';
import { publishedFact, schemaLink, terms } from './terms.ts';

// What is published is what the files hold, with the changes that `openGuide` makes.

const plain = record(
  'When something is shown: all fields that are there hold. A field that is absent restricts nothing.',
  {
    os: optional(
      list(
        'Ids of versions. “unknown” is the answer “I don’t know” and counts only where it is listed.',
        id('A version’s id, or unknown.'),
      ),
    ),
    ...plainFields,
  },
);
const when = optional(plain);
const facts = list('What is claimed, with sources.', publishedFact);
const skin = optional(id('Id of the skin whose phones alone have it; absent where every phone has it.'));

const entry = record('A step’s place in a flow. Its condition is whole: the step itself has none.', {
  step: id('Id of the step: the skin’s own one, or else that of every phone.'),
  when,
  ...asideFields,
});
const entries = (description: string) => list(`${description}, in the order of doing.`, entry);

const publishedSkin = record('A family of phones.', {
  ...omit(skinCard, { order: true }).shape,
  versions: list('Versions that change the steps, the newest first.', version),
  roms: list('Regions that a ROM is made for.', rom),
  roles,
  surfaces,
  wordings: map(
    'Labels that some phones word differently: by the label’s id, the first whose condition holds takes its place.',
    list('Other wordings.', record('A wording.', { when: plain, label: text('A label’s id.') })),
  ),
  flow: record('The steps. The way of a reader is `downloadapps`, then `service`; `tidy` comes when all is done.', {
    downloadapps: entries('From choosing the app to the installed app'),
    service: entries('Keeping the app running'),
    tidy: entries('What is put back in order'),
  }),
  romHint: inEachLanguage('How to read the region off the version', text('A sentence.')),
});

const publishedStep = record('One thing to do.', {
  ...omit(step, { seconds: true, when: true, undrawn: true }).shape,
  skin,
  minutes: number('Time to read and do it.'),
  facts,
  words: inEachLanguage('Its sentences', stepWords),
});

const publishedMessage = record('What a phone shows instead of the next step.', {
  ...message.shape,
  skin,
  when,
  way: optional(list('Steps that show the way on: the first that the reader’s phone has counts.', id('A step’s id.'))),
  facts,
  words: inEachLanguage('Its sentences', messageWords),
});

const publishedGate = record('A guard, explained.', {
  ...omit(gate, { order: true }).shape,
  facts,
  words: inEachLanguage('Its sentences', gateWords),
});

const publishedLabel = record('Words quoted from a phone. A language that is absent is unknown: translate no label.', {
  id: text('Its id.'),
  ...label.shape,
  text: inEachLanguage('The words', text('As the phone shows them.')),
});

const { tag, name, dir, quotes } = localeCard.shape;

const guide = record(
  'The whole content. To show steps, take the resolved flows (flows/) instead: they need no planning. Sentences may hold {app}, {file}, {maker} and {label:ID}; the last is the phone’s own words: the label of that id, or of the skin’s role of that name.',
  {
    $schema: schemaLink,
    format: constant('Grows when a field changes its meaning or goes away; new fields may come at any time.', 2),
    name: text('Whose content this is.'),
    license: record('The terms of the content.', { ...terms, note: text('What is quoted from phones.') }),
    checked: record('Days on which facts were last checked.', { oldest: day('The first'), newest: day('The last') }),
    sourceLanguage: text('Tag of the language that the others translate.'),
    languages: list(
      'The languages of the guide.',
      record('A language.', { tag, name, dir, quotes, status: optional(skinCard.shape.status) }),
    ),
    needs: list('What an app may need to keep working.', oneOf('A need.', needs)),
    apps: list('The apps that the guide offers.', app),
    sourceKinds: list('What facts are read in.', oneOf('A kind of source.', sourceKinds)),
    skins: list('Families of phones.', publishedSkin),
    steps: list('All steps, of every phone and of one skin.', publishedStep),
    messages: list('Messages that phones show instead of going on.', publishedMessage),
    gates: list('Guards that stand before an app from outside the store.', publishedGate),
    phrases: map('What people call each answer who do not know its words, by language.', phrases),
    labels: list('The phones’ own words.', publishedLabel),
    glosses: map(
      'Translations to stand beside a label that the phone has in another language only, by language.',
      map('By label.', text('The translation.')),
    ),
  },
);

/** Returns the JSON Schema of `guide.json`, published next to it. */
export const guideSchema = () => ({
  ...jsonSchema(guide, {
    words,
    thing: tappable,
    button,
    row,
    scene,
    condition: plain,
    entry,
    app,
    skin: publishedSkin,
    fact: publishedFact,
    step: publishedStep,
    message: publishedMessage,
    gate: publishedGate,
    label: publishedLabel,
  }),
  $id: 'guide.schema.json',
  title: 'Sideguide: how apps from outside the store are installed, phone by phone',
});
