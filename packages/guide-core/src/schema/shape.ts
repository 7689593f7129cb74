// Builders for the schemas in this folder. Each takes a description first, which readers of the published schema and of
// a finding see, so that no field is without one.

import * as z from 'zod/mini';

/** The type of the values that a schema describes; nothing in them can be changed. */
export type Infer<S extends Schema> = DeepReadonly<z.output<S>>;
type DeepReadonly<T> = { readonly [K in keyof T]: DeepReadonly<T[K]> };

/** A schema of this folder. */
export type Schema = z.core.$ZodType;
type Issue = z.core.$ZodRawIssue;

/** Returns a text of a file as it can be printed. */
export const printable = (text: string, maximum: number): string =>
  [...text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?')].slice(0, maximum).join('');

/** Returns a value as a short JSON text without invisible characters. */
export const quoteValue = (value: unknown): string => printable(JSON.stringify(value) ?? 'nothing', 60);

/** Returns the settings of a schema whose error message has two lines: the reason and the remedy. */
const expecting = (what: string, description: string, reason = 'does not fit') => ({
  error: ({ input }: Issue) =>
    `${input === undefined ? 'it is missing' : `${quoteValue(input)} ${reason}`}\nWrite ${what}. Its meaning: ${description}`,
});

function described<S extends Schema>(schema: S, description: string): S {
  z.globalRegistry.add(schema, { description });
  return schema;
}

/** A text that is not empty. `what` tells people what to write. */
export function text(description: string, what = 'a text that is not empty') {
  const params = expecting(what, description);
  return described(
    z.string(params).check(
      z.minLength(1, { ...params, abort: true }),
      z.refine((value) => value.trim() !== '', { ...params, abort: true }),
    ),
    description,
  );
}

export function matching(description: string, pattern: RegExp, what: string) {
  const params = expecting(what, description);
  return described(z.string(params).check(z.regex(pattern, { ...params, abort: true })), description);
}

/** An id that is an address and the name of a file. */
export const slug = (description: string) =>
  matching(description, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and single hyphens');
/** An id: part of an address, or the name of a file. */
export const id = (description: string) =>
  matching(description, /^[a-z0-9][a-z0-9._-]*$/, 'lower-case letters, digits, hyphens and dots');

/** What is wrong with a value: the reason, and a remedy where it is not simply what to write. */
type Complaint = string | readonly [reason: string, remedy: string];

/** A text for which `problemOf` finds nothing wrong. */
export function checkedText(
  description: string,
  problemOf: (text: string) => Complaint | undefined,
  what = 'a text that is not empty',
) {
  const error = ({ input }: Issue) => {
    const [reason, remedy = `Write ${what}. Its meaning: ${description}`] = [problemOf(input as string) ?? []].flat();
    return `${reason}\n${remedy}`;
  };
  return text(description, what).check(z.refine((value) => problemOf(value) === undefined, { error }));
}

/** Tells whether a text is a valid date as YYYY-MM-DD; the 30th of February is not. */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

export function day(description: string) {
  const what = 'a day as YYYY-MM-DD';
  const params = expecting(what, `${description}.`, 'is not a day');
  return described(
    z.string(params).check(z.regex(/^\d{4}-\d{2}-\d{2}$/, { ...params, abort: true }), z.refine(isDay, params)),
    `${description}, YYYY-MM-DD`,
  );
}

/** The source of a regular expression that compiles with these flags. It must not match everything. */
export const pattern = (description: string, flags: string) =>
  checkedText(
    description,
    (source) => {
      try {
        return new RegExp(source, flags).test('') ? 'it matches everything' : undefined;
      } catch (error) {
        return (error as Error).message;
      }
    },
    'a regular expression',
  );

export const number = (description: string) => described(z.number(expecting('a number', description)), description);
export const wholeNumber = (description: string) =>
  described(z.int(expecting('a whole number', description)), description);
/** A whole number above 0. */
export function positiveWholeNumber(description: string) {
  const params = expecting('a whole number above 0', description);
  return described(z.int(params).check(z.gt(0, params)), description);
}
/** A number above 0, and at most `most`. */
export function positive(description: string, maximum: number) {
  const params = expecting(`a number above 0, and at most ${maximum}`, description);
  return described(z.number(params).check(z.gt(0, params), z.lte(maximum, params)), description);
}
export const trueOrFalse = (description: string) =>
  described(z.boolean(expecting('true or false', description)), description);
/** A field that has one value or is absent. */
export const valueOrAbsent = <const V extends string | boolean>(description: string, value: V) =>
  z.optional(described(z.literal(value, expecting(`${value}, or leave the field out`, description)), description));
/** A field that is true or absent. */
export const flag = (description: string) => valueOrAbsent(description, true);
export const oneOf = <const V extends readonly string[]>(description: string, values: V) =>
  described(z.enum(values, expecting(`one of: ${values.join(', ')}`, description)), description);
export const colour = (description: string) => matching(description, /^#[0-9a-f]{6}$/i, 'a colour in the form #rrggbb');

/** A field that may be absent. */
export const optional = z.optional;
/** A field that is read as this value where it is absent. */
export const withDefault = z._default;
/** A field that is read as what `change` makes of a valid value. */
export const converted = <S extends Schema, T>(schema: S, change: (value: z.output<S>) => T) =>
  z.pipe(schema, z.transform(change));
/** The same record, any field of which may be absent. */
export const partial = z.partial;
/** The same record without some of its fields. */
export const omit = z.omit;
/** A field that is always this one value. */
export const constant = <const V extends string | number>(description: string, value: V) =>
  described(z.literal(value, expecting(String(value), description)), description);

export const list = <S extends Schema>(description: string, item: S) =>
  described(z.array(item, expecting('a list between [ and ]', description)), description);
/** A list with at least one item. */
export const nonEmptyList = <S extends Schema>(description: string, item: S) =>
  described(
    list(description, item).check(
      z.minLength(1, { error: () => `the list is empty\nWrite at least one item. Its meaning: ${description}` }),
    ),
    description,
  );
/** The same list, in which nothing stands twice. */
export const unique = <S extends z.ZodMiniArray>(items: S): S =>
  items.check(
    z.refine((all) => new Set(all as unknown[]).size === (all as unknown[]).length, {
      error: () => 'something is named twice\nName it once.',
    }),
  );
/** Exactly two values of one schema. */
export const pair = <S extends Schema>(description: string, item: S) =>
  described(z.tuple([item, item], expecting('a list of two', description)), description);
/** A list that the compiler, too, knows to have at least one item. */
export const nonEmptyTuple = <S extends Schema>(description: string, item: S) =>
  described(z.tuple([item], item, expecting('a list between [ and ]', description)), description);
/** A record whose names are ids or language tags. */
export const map = <S extends Schema>(
  description: string,
  value: S,
  key: z.core.$ZodType<string, string> & z.core.$ZodRecordKey = z.string(),
) => described(z.record(key, value, expecting('named values between { and }', description)), description);
/** A map that is never empty, by language. */
export function inEachLanguage<S extends Schema>(description: string, words: S) {
  const schema = map(`${description}, by language tag; a language that is absent has none yet`, words);
  return schema.register(z.globalRegistry, { ...z.globalRegistry.get(schema), minProperties: 1 });
}
/** A record with exactly these fields. */
export const record = <const F extends z.core.$ZodShape>(description: string, fields: F) =>
  described(
    z.strictObject(fields, {
      error: (issue: Issue) =>
        issue.code === 'unrecognized_keys'
          ? `there is no such field, and nobody would read it\n${Object.keys(fields).join(', ')}`
          : expecting('named values between { and }', description).error(issue),
    }),
    description,
  );
/** A record with these fields and any others. */
export const recordWithMore = <const F extends z.core.$ZodShape>(description: string, fields: F) =>
  described(z.object(fields, expecting('named values between { and }', description)), description);
/** A value of one of several schemas; `what` describes them in words. */
export const anyOf = <const S extends readonly Schema[]>(description: string, options: S, what: string) =>
  described(z.union(options, expecting(what, description)), description);

/** The field by which the schemas of {@link variants} differ. */
export const kindOf = <const V extends readonly string[]>(...values: V) =>
  described(z.literal(values), 'What kind of part it is.');
/** A record of one of several kinds, told apart by `kind`. */
export const variants = <const S extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]]>(
  description: string,
  options: S,
) => {
  const kinds = options.flatMap(({ _zod: { propValues: { kind = [] } = {} } }) => [...kind]);
  const params = expecting(`a record whose kind is one of: ${kinds.join(', ')}`, description);
  return described(z.discriminatedUnion('kind', options, params), description);
};
