import { sourceKinds } from '@sideguide/guide-core/model';

// Builders for JSON Schema (draft 7). Each takes the description first, so that no field is published without one.

/** A JSON Schema. */
export type Schema = Readonly<Record<string, unknown>>;

export const text = (description: string): Schema => ({ description, type: 'string', minLength: 1 });
export const matching = (description: string, pattern: string): Schema => ({ description, type: 'string', pattern });
export const day = (description: string): Schema => matching(`${description}, YYYY-MM-DD`, '^\\d{4}-\\d{2}-\\d{2}$');
export const number = (description: string): Schema => ({ description, type: 'number' });
export const whole = (description: string): Schema => ({ description, type: 'integer' });
/** Describes a flag: true, or absent. */
export const flag = (description: string): Schema => ({ description, const: true });
export const oneOf = (description: string, values: readonly (string | number)[]): Schema => ({
  description,
  enum: [...values],
});
export const list = (description: string, items: Schema): Schema => ({ description, type: 'array', items });
/** Describes a record whose names are ids or language tags. */
export const map = (description: string, values: Schema): Schema => ({
  description,
  type: 'object',
  additionalProperties: values,
});
/** Describes a record with exactly these fields; those named in `maybe` may be absent. */
export const record = (
  description: string,
  properties: Readonly<Record<string, Schema>>,
  maybe: readonly string[] = [],
): Schema => ({
  description,
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !maybe.includes(name)),
  additionalProperties: false,
});
/** Refers to a schema that is defined once, below `$defs`. */
export const ref = (name: string): Schema => ({ $ref: `#/$defs/${name}` });
export const inEachLanguage = (description: string, words: Schema): Schema => ({
  ...map(`${description}, by language tag; a language that is absent has none yet`, words),
  minProperties: 1,
});

export const id = (description: string): Schema => matching(description, '^[a-z0-9][a-z0-9._-]*$');

/** How both files describe the source of a claim. */
export const factSchema = record(
  'One thing that is claimed about phones, in English, with its source.',
  {
    id: matching('Digest of claim and source: the same claim has the same id in every build.', '^[0-9a-f]{8}$'),
    says: text('The claim.'),
    source: text('Where it was read.'),
    kinds: { ...list('What it was read in.', oneOf('A kind of source.', sourceKinds)), minItems: 1 },
    checked: day('Day of the last check'),
    confidence: oneOf('How sure we are. Show low confidence softly.', ['high', 'medium', 'low']),
    versions: list('Versions that it was seen on, the oldest first; absent where that was not noted.', text('A name.')),
  },
  ['versions'],
);

export const licenseSchema = record('The terms of the content.', {
  id: { description: 'SPDX identifier.', const: 'CC-BY-4.0' },
  url: text('The text of the licence.'),
  attribution: text('Whom to name.'),
  note: text('What is quoted from phones.'),
});
