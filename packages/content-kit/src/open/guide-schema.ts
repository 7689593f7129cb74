import { needs, sourceKinds } from '@sideguide/guide-core/model';
import * as s from '@sideguide/guide-core/schema';
import { contentVersion, digest, publishedFact, schemaFiles, schemaId, schemaLink, terms } from './terms.ts';

// What is published is what the files hold, with the changes that `openGuide` makes.

const plain = s.record(
  'When something is shown: all fields that are there hold. A field that is absent restricts nothing.',
  {
    os: s.optional(
      s.list(
        'Ids of versions. “unknown” is the answer “I don’t know” and counts only where it is listed.',
        s.id('A version’s id, or unknown.'),
      ),
    ),
    ...s.plainFields,
  },
);
const phones = s.record('Phones that show a message: all fields that are there hold.', {
  ...plain.shape,
  ...s.ofMakers,
});
const facts = s.list('What is claimed, with sources.', publishedFact);
const skin = s.optional(s.id('Id of the skin whose phones alone have it; absent where every phone has it.'));

const entry = s.record('A step’s place in a flow. Its condition is whole: the step itself has none.', {
  step: s.id('Id of the step: the skin’s own one, or else that of every phone.'),
  when: s.optional(plain),
  ...s.asideFields,
});
const entries = (description: string) => s.list(`${description}, in the order of doing.`, entry);

const publishedSkin = s.record('A family of phones.', {
  ...s.omit(s.skinCard, { order: true }).shape,
  versions: s.list('Versions that change the steps, the newest first.', s.version),
  roms: s.list('Regions that a ROM is made for.', s.rom),
  roles: s.roles,
  surfaces: s.surfaces,
  wordings: s.map(
    'Labels that some phones word differently: by the label’s id, the first whose condition holds takes its place.',
    s.list('Other wordings.', s.record('A wording.', { when: plain, label: s.text('A label’s id.') })),
  ),
  flow: s.record('The steps. The way of a reader is `downloadapps`, then `service`; `tidy` comes when all is done.', {
    downloadapps: entries('From choosing the app to the installed app'),
    service: entries('Keeping the app running'),
    tidy: entries('What is put back in order'),
  }),
  romHint: s.inEachLanguage('How to read the region off the version', s.text('A sentence.')),
});

const publishedStep = s.record('One thing to do.', {
  ...s.omit(s.step, { seconds: true, when: true, undrawn: true }).shape,
  skin,
  minutes: s.number('Time to read and do it.'),
  facts,
  words: s.inEachLanguage('Its sentences', s.stepWords),
});

const publishedMessage = s.record('What a phone shows instead of the next step.', {
  ...s.omit(s.message, { undrawn: true }).shape,
  skin,
  when: s.optional(phones),
  way: s.optional(
    s.list('Steps that show the way on: the first that the reader’s phone has counts.', s.id('A step’s id.')),
  ),
  facts,
  words: s.inEachLanguage('Its sentences', s.messageWords),
});

const publishedGate = s.record('A guard, explained.', {
  ...s.omit(s.gate, { order: true }).shape,
  facts,
  words: s.inEachLanguage('Its sentences', s.gateWords),
});

const publishedLabel = s.record(
  'Words quoted from a phone. A language that is absent is unknown: translate no label.',
  {
    id: s.text('Its id.'),
    ...s.label.shape,
    text: s.inEachLanguage('The words', s.text('As the phone shows them.')),
  },
);

const { tag, name, dir, quotes } = s.localeCard.shape;

const guide = s.record(
  'The whole content. To show steps, take the resolved flows (flows/) instead: they need no planning. Sentences may hold {app}, {file}, {maker} and {label:ID}; the last is the phone’s own words: the label of that id, or of the skin’s role of that name.',
  {
    $schema: schemaLink,
    format: s.constant('Grows when a field changes its meaning or goes away; new fields may come at any time.', 2),
    content: s.optional(s.record('Which content this is.', { version: contentVersion, digest })),
    name: s.text('Whose content this is.'),
    license: s.record('The terms of the content.', { ...terms, note: s.text('What is quoted from phones.') }),
    checked: s.record('Days on which facts were last checked.', {
      oldest: s.day('The first'),
      newest: s.day('The last'),
    }),
    sourceLanguage: s.text('Tag of the language that the others translate.'),
    languages: s.list(
      'The languages of the guide.',
      s.record('A language.', { tag, name, dir, quotes, status: s.optional(s.skinCard.shape.status) }),
    ),
    needs: s.list('What an app may need to keep working.', s.oneOf('A need.', needs)),
    apps: s.list('The apps that the guide offers.', s.app),
    sourceKinds: s.list('What facts are read in.', s.oneOf('A kind of source.', sourceKinds)),
    skins: s.list('Families of phones.', publishedSkin),
    steps: s.list('All steps, of every phone and of one skin.', publishedStep),
    messages: s.list('Messages that phones show instead of going on.', publishedMessage),
    gates: s.list('Guards that stand before an app from outside the store.', publishedGate),
    phrases: s.map('What people call each answer who do not know its words, by language.', s.phrases),
    labels: s.list('The phones’ own words.', publishedLabel),
    glosses: s.map(
      'Translations to stand beside a label that the phone has in another language only, by language.',
      s.map('By label.', s.text('The translation.')),
    ),
  },
);

/** Returns the JSON Schema of `guide.json`, published next to it; `site` is the site's address, if known. */
export const guideSchema = (site?: string) => ({
  ...s.jsonSchema(guide, {
    words: s.words,
    thing: s.tappable,
    button: s.button,
    row: s.row,
    scene: s.scene,
    condition: plain,
    phones,
    entry,
    app: s.app,
    skin: publishedSkin,
    fact: publishedFact,
    step: publishedStep,
    message: publishedMessage,
    gate: publishedGate,
    label: publishedLabel,
  }),
  $id: schemaId(schemaFiles.guide, site),
  title: 'Sideguide: how apps from outside the store are installed, phone by phone',
});
