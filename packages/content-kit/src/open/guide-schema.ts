// Long, because it describes one file, `guide.json`, field by field in the order in which it is written.

import { appKinds, needs, permissions, sourceKinds, speakers, stages, stepTools } from '@sideguide/guide-core/model';
import { sceneDefs } from './scene-schema.ts';
import {
  day,
  factSchema,
  flag,
  id,
  inEachLanguage,
  licenseSchema,
  list,
  map,
  matching,
  number,
  oneOf,
  record,
  ref,
  text,
  whole,
} from './schema.ts';

const confidence = oneOf('How sure we are.', ['high', 'medium', 'low']);
const status = oneOf('A skin or language in the making is a draft: nobody is led to it.', ['draft', 'published']);
const labels = list('Ids of the labels with its wording, the most frequent first.', text('A label’s id.'));
const facts = list('What is claimed, with sources.', ref('fact'));
const scenes = list('Its drawings, in the order of doing.', ref('scene'));
const gate = text('Id of the gate that explains it.');
const exceptional = record('It lowers a guard of the phone, which is the exception.', {
  restoredBy: id('Id of the step that puts the guard back: show it to whoever did this.'),
});
const permission = list('Doors of the phone.', oneOf('One of them.', permissions));
const skin = id('Id of the skin whose phones alone have it; absent where every phone has it.');

const stepWords = record('A step in one language.', {
  title: text('An instruction, verb first.'),
  do: text('What to do.'),
  see: text('What one will see then.'),
  otherwise: text('What to do where the phone shows something else.'),
  done: text('The button to go on with.'),
});

const messageWords = record(
  'A message in one language. One of `do` and `stop` is there.',
  {
    title: text('What happens, where its labels do not say it.'),
    cause: text('Why the phone says it.'),
    do: list('One safe way on, tap by tap.', text('A sentence.')),
    stop: text('Why to go no further, and whom to ask.'),
  },
  ['title', 'do', 'stop'],
);

const gateWords = record(
  'A gate in one language.',
  {
    what: text('What it is, and why it is there.'),
    do: text('One safe thing to do.'),
    stop: text('Where to stop, and whom to ask.'),
    here: text('For a country of the rollout.'),
    elsewhere: text('For another country.'),
    anywhere: text('Where the country is not known.'),
    tasks: map(
      'Words of its tasks, by id.',
      record('A task.', { title: text('An instruction.'), do: text('How it is done.') }),
    ),
  },
  ['here', 'elsewhere', 'anywhere', 'tasks'],
);

const entries = (description: string) => list(`${description}, in the order of doing.`, ref('entry'));

/** JSON Schema of `guide.json`, published next to it. */
export const guideSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'guide.schema.json',
  title: 'Sideguide: how apps from outside the store are installed, phone by phone',
  ...record(
    'The whole content. To show steps, take the resolved flows (flows/) instead: they need no planning. Sentences may hold {app}, {file}, {maker} and {label:ID}; the last is the phone’s own words: the label of that id, or of the skin’s role of that name.',
    {
      $schema: text('This schema.'),
      format: {
        description: 'Grows when a field changes its meaning or goes away; new fields may come at any time.',
        const: 2,
      },
      name: text('Whose content this is.'),
      license: licenseSchema,
      checked: record('Days on which facts were last checked.', { oldest: day('The first'), newest: day('The last') }),
      sourceLanguage: text('Tag of the language that the others translate.'),
      languages: list(
        'The languages of the guide.',
        record(
          'A language.',
          {
            tag: text('First segment of a language code.'),
            name: text('Its name in itself.'),
            dir: oneOf('Where its lines begin.', ['ltr', 'rtl']),
            quotes: list('Its quotation marks.', text('Opening, then closing.')),
            status,
          },
          ['status'],
        ),
      ),
      needs: list('What an app may need to keep working.', oneOf('A need.', needs)),
      apps: list('The apps that the guide offers.', ref('app')),
      sourceKinds: list('What facts are read in.', oneOf('A kind of source.', sourceKinds)),
      skins: list('Families of phones.', ref('skin')),
      steps: list('All steps, of every phone and of one skin.', ref('step')),
      messages: list('Messages that phones show instead of going on.', ref('message')),
      gates: list('Guards that stand before an app from outside the store.', ref('gate')),
      phrases: map(
        'What people call each answer who do not know its words, by language.',
        map(
          'By the id of a message or step, gate:ID, or card:check for the file check.',
          list('What they type.', text('A phrase.')),
        ),
      ),
      labels: list('The phones’ own words.', ref('label')),
      glosses: map(
        'Translations to stand beside a label that the phone has in another language only, by language.',
        map('By label.', text('The translation.')),
      ),
    },
  ),
  $defs: {
    ...sceneDefs,
    condition: record(
      'When something is shown: all fields that are there hold. A field that is absent restricts nothing.',
      {
        os: list(
          'Ids of versions. “unknown” is the answer “I don’t know” and counts only where it is listed.',
          id('A version’s id, or unknown.'),
        ),
        rom: list('ROM regions; “unknown” as above.', id('A ROM’s id, or unknown.')),
        need: list(
          'Asked of readers whose app needs one of these, offered to all others.',
          oneOf('A need of an app.', needs),
        ),
      },
      ['os', 'rom', 'need'],
    ),
    entry: record(
      'A step’s place in a flow. Its condition is whole: the step itself has none.',
      {
        step: id('Id of the step: the skin’s own one, or else that of every phone.'),
        when: ref('condition'),
        beside: id('On no way: it helps where the phone shows something else than the step of this id says.'),
        sometimes: flag('That is no fault: the step it stands beside asks for it openly.'),
        offered: flag('Asked of nobody; it stands among the settings that may help.'),
      },
      ['when', 'beside', 'sometimes', 'offered'],
    ),
    app: record(
      'An app of the catalogue, or of the operator of this guide.',
      {
        package: text('Package name.'),
        name: text('As the publisher writes it.'),
        publisher: text('Who makes it.'),
        kind: oneOf('What kind of app it is.', appKinds),
        page: text('The publisher’s page with the download.'),
        file: text('Name of the file, where it is always the same.'),
        download: text('Where the file itself lies.'),
        version: text('Version of the newest file.'),
        size: whole('Its bytes.'),
        sha256: matching('Its SHA-256.', '^[0-9a-f]{64}$'),
        note: map('A sentence of the publisher’s for the download step, by language.', text('A sentence.')),
        certificates: list(
          'Certificates that sign it.',
          record('A certificate.', {
            sha256: matching('Its SHA-256.', '^[0-9a-f]{64}$'),
            place: oneOf('Whether it signs the file of `page`.', ['page', 'elsewhere']),
            channel: text('Where files so signed come from.'),
          }),
        ),
        needs: list('What it needs to keep working.', oneOf('A need.', needs)),
        sources: list('Where this was read.', text('A source.')),
        checked: day('Day of the last check'),
        confidence,
      },
      ['file', 'download', 'version', 'size', 'sha256', 'note'],
    ),
    skin: record('A family of phones.', {
      id: id('Its id, as in addresses.'),
      makers: list('Brand names, the best known first. The first fills {maker}.', text('A brand.')),
      status,
      versions: list(
        'Versions that change the steps, the newest first.',
        record(
          'A version.',
          {
            id: id('Value of `os` in addresses.'),
            name: text('As the maker writes it.'),
            twins: list('What the same version is called on other phones.', text('A name.')),
            android: list('Versions of Android it comes with, the commonest first.', whole('Android’s version.')),
            status: oneOf(
              'unchecked: nobody has looked at it yet, and it gets what “unknown” gets. soft: expected to be like the one before; say that its steps may differ.',
              ['unchecked', 'soft'],
            ),
          },
          ['twins', 'android', 'status'],
        ),
      ),
      roms: list(
        'Regions that a ROM is made for.',
        record(
          'A region.',
          {
            id: id('Value of `rom` in addresses.'),
            languages: list('Languages such a ROM has, where they are known to be few.', text('A tag.')),
          },
          ['languages'],
        ),
      ),
      roles: map('Which label plays a role in steps of every phone.', text('A label’s id.')),
      surfaces: map(
        'Languages in which a part of the phone exists, where they are known to be few; by `labels[].surface`.',
        list('Language tags.', text('A tag.')),
      ),
      wordings: map(
        'Labels that some phones word differently: by the label’s id, the first whose condition holds takes its place.',
        list('Other wordings.', record('A wording.', { when: ref('condition'), label: text('A label’s id.') })),
      ),
      flow: record('The steps. The way of a reader is `downloadapps`, then `service`; `tidy` comes when all is done.', {
        downloadapps: entries('From choosing the app to the installed app'),
        service: entries('Keeping the app running'),
        tidy: entries('What is put back in order'),
      }),
      romHint: inEachLanguage('How to read the region off the version', text('A sentence.')),
    }),
    fact: factSchema,
    step: record(
      'One thing to do.',
      {
        id: id('Its id, as in addresses.'),
        skin,
        minutes: number('Time to read and do it.'),
        scenes,
        tool: oneOf('What the guide’s page shows beside the words.', stepTools),
        risky: flag('It allows something or passes a warning: ask before whether somebody is telling the reader to.'),
        opens: permission,
        closes: permission,
        stays: flag('A setting that the app needs and that stays.'),
        exceptional,
        gate,
        facts,
        words: inEachLanguage('Its sentences', stepWords),
      },
      ['skin', 'tool', 'risky', 'opens', 'closes', 'stays', 'exceptional', 'gate'],
    ),
    message: record(
      'What a phone shows instead of the next step.',
      {
        id: id('Its id, as in addresses.'),
        skin,
        labels,
        says: oneOf('Who says it.', speakers),
        stage: oneOf('Where it appears.', stages),
        when: ref('condition'),
        steps: list('Steps at which it can appear.', id('A step’s id.')),
        way: list('Steps that show the way on: the first that the reader’s phone has counts.', id('A step’s id.')),
        check: flag('The file may be the cause: the file check finds out.'),
        scenes,
        status: text('The status for which Android’s installer says it.'),
        gate,
        exceptional,
        facts,
        words: inEachLanguage('Its sentences', messageWords),
      },
      ['skin', 'when', 'way', 'check', 'scenes', 'status', 'gate', 'exceptional'],
    ),
    gate: record(
      'A guard, explained.',
      {
        id: id('Its id, as in addresses.'),
        labels,
        roles: map('Names in its words that a skin’s role of that name replaces.', text('A label’s id.')),
        rollout: record('A rule that holds in some countries first.', {
          countries: list('ISO 3166 codes.', matching('A country.', '^[A-Z]{2}$')),
          from: day('Its first day there'),
          elsewhere: text('The year named for all others.'),
        }),
        wait: number('Hours that the phone makes one wait.'),
        tasks: list(
          'Things to do, in order.',
          record(
            'A task.',
            {
              id: id('Its id.'),
              when: oneOf('Before the wait, after it, or when all is installed.', ['first', 'later', 'tidy']),
              asks: flag('The question whether somebody is telling the reader to do this.'),
              risky: flag('It lowers a guard: that question comes before.'),
              opens: permission,
              closes: permission,
              draws: { description: 'Shows the drawing of the page about the phone.', const: 'about' },
              step: id('A step that does it, where the skin is known.'),
            },
            ['asks', 'risky', 'opens', 'closes', 'draws', 'step'],
          ),
        ),
        floors: flag('The floors that the file check knows are shown.'),
        next: list('Gates that the reader may want next.', id('A gate’s id.')),
        facts,
        words: inEachLanguage('Its sentences', gateWords),
      },
      ['roles', 'rollout', 'wait', 'tasks', 'floors', 'next'],
    ),
    label: record(
      'Words quoted from a phone. A language that is absent is unknown: translate no label.',
      {
        id: text('Its id.'),
        surface: text('Part of the phone that shows it.'),
        text: inEachLanguage('The words', text('As the phone shows them.')),
        source: text('Where they were read; XX stands for the language.'),
        confidence,
        langSource: map('Sources of single languages, where they differ.', text('A source.')),
        langConfidence: map('How sure we are of single languages, where that differs.', confidence),
        variants: map('Other wordings seen, by language.', list('Wordings.', text('Words.'))),
        where: text('The screen it stands on.'),
        note: text('What else is known.'),
        guard: flag('It names a guard of the phone.'),
        or: text('Id of the label to quote instead in a language that this one lacks.'),
      },
      ['langSource', 'langConfidence', 'variants', 'where', 'note', 'guard', 'or'],
    ),
  },
} as const;
