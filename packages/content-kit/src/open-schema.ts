import { sourceKinds } from '@sideguide/guide-core/model';

const text = { type: 'string', minLength: 1 };
const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const id = { type: 'string', pattern: '^[a-z0-9][a-z0-9._-]*$' };
const list = (items: object) => ({ type: 'array', items });
const map = (values: object) => ({ type: 'object', additionalProperties: values });
const confidence = { enum: ['high', 'medium', 'low'] };

/** A record: these fields, of which those named in `maybe` may be absent; `open` allows fields beside them. */
const record = (properties: Readonly<Record<string, object>>, maybe: readonly string[] = [], open = false) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !maybe.includes(name)),
  ...(open ? {} : { additionalProperties: false }),
});
const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
const inEachLanguage = (words: object) => ({ ...map(words), minProperties: 1 });

const stepWords = record({ title: text, do: text, see: text, otherwise: text, done: text });
const messageWords = record({ title: text, cause: text, do: list(text), stop: text }, ['title', 'do', 'stop']);

/** What `guide.json` looks like, as a JSON Schema: published beside it. */
export const openSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id: 'guide.schema.json',
  title: 'Sideguide: how apps from outside the store are installed, phone by phone',
  description:
    'Sentences may hold {app}, {file}, {maker} and {label:ID}: the last is to be replaced by the phone’s own words, the label of that id or of the skin’s role of that name.',
  ...record({
    $schema: text,
    format: { const: 1 },
    name: text,
    license: record({ id: { const: 'CC-BY-4.0' }, url: text, attribution: text, note: text }),
    checked: record({ oldest: day, newest: day }),
    sourceLanguage: text,
    languages: list(record({ tag: text, name: text, dir: { enum: ['ltr', 'rtl'] }, quotes: list(text) })),
    sourceKinds: list({ enum: sourceKinds }),
    skins: list(ref('skin')),
    steps: list(ref('step')),
    messages: list(ref('message')),
    gates: list(ref('gate')),
    phrases: map(map(list(text))),
    labels: list(ref('label')),
    glosses: map(map(text)),
  }),
  $defs: {
    condition: record({ os: {}, rom: list(text), need: list(text) }, ['os', 'rom', 'need']),
    entry: record(
      { step: id, when: ref('condition'), beside: id, sometimes: { const: true }, offered: { const: true } },
      ['when', 'beside', 'sometimes', 'offered'],
    ),
    skin: record({
      id,
      makers: list(text),
      status: { enum: ['draft', 'published'] },
      versions: list(
        record({ id, name: text, twins: list(text), android: list({ type: 'integer' }), status: text }, [
          'twins',
          'android',
          'status',
        ]),
      ),
      roms: list(record({ id, languages: list(text) }, ['languages'])),
      roles: map(text),
      wordings: map(list(record({ when: ref('condition'), label: text }))),
      flow: record({ downloadapps: list(ref('entry')), service: list(ref('entry')), tidy: list(ref('entry')) }),
      romHint: inEachLanguage(text),
    }),
    fact: record(
      {
        id: { type: 'string', pattern: '^[0-9a-f]{8}$' },
        says: text,
        source: text,
        kinds: { ...list({ enum: sourceKinds }), minItems: 1 },
        checked: day,
        confidence,
        versions: list(text),
      },
      ['versions'],
    ),
    step: record(
      {
        id,
        skin: id,
        minutes: { type: 'number' },
        scenes: list({ type: 'object' }),
        facts: list(ref('fact')),
        words: inEachLanguage(stepWords),
      },
      ['skin'],
      true,
    ),
    message: record(
      {
        id,
        skin: id,
        labels: list(text),
        says: text,
        stage: text,
        steps: list(text),
        facts: list(ref('fact')),
        words: inEachLanguage(messageWords),
      },
      ['skin'],
      true,
    ),
    gate: record(
      {
        id,
        labels: list(text),
        facts: list(ref('fact')),
        words: inEachLanguage(record({ what: text, do: text, stop: text }, [], true)),
      },
      [],
      true,
    ),
    label: record(
      {
        id: text,
        surface: text,
        text: inEachLanguage(text),
        source: text,
        confidence,
        langSource: map(text),
        langConfidence: map(confidence),
        variants: map(list(text)),
        where: text,
        note: text,
        or: text,
      },
      ['langSource', 'langConfidence', 'variants', 'where', 'note', 'or'],
      true,
    ),
  },
} as const;
