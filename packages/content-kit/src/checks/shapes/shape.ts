/** Validates a value and reports each field with a wrong shape. */
export type Shape = (value: unknown, field: string, wrong: (field: string, reason: string) => void) => void;

const is =
  (fits: (value: unknown) => boolean, reason: string): Shape =>
  (value, field, wrong) => {
    if (!fits(value))
      wrong(
        field,
        `${value === undefined ? 'it is missing' : `${JSON.stringify(value)} does not fit`}: it has to be ${reason}`,
      );
  };

const isPattern = (source: string): boolean => {
  try {
    new RegExp(source, 'iu');
    return true;
  } catch {
    return false;
  }
};

export const text = is((value) => typeof value === 'string' && value.trim() !== '', 'a text that is not empty');
export const number = is((value) => typeof value === 'number' && Number.isFinite(value), 'a number');
export const never = is((value) => value === false, 'false, or left out');
export const flag = is((value) => typeof value === 'boolean', 'true or false');
export const colour = is(
  (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  'a colour of the form #rrggbb',
);
export const pattern = is(
  (value) => typeof value === 'string' && value !== '' && isPattern(value),
  'a regular expression',
);
export const expression = is((value) => {
  try {
    return typeof value === 'string' && value !== '' && new RegExp(value, 'i').test('') === false;
  } catch {
    return false;
  }
}, 'a regular expression that does not fit everything');
export const oneOf = (...values: readonly string[]): Shape =>
  is((value) => values.includes(value as string), `one of ${values.join(', ')}`);

/** Makes a shape optional. */
export const maybe =
  (shape: Shape): Shape =>
  (value, field, wrong) =>
    value === undefined || shape(value, field, wrong);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const list =
  (shape: Shape): Shape =>
  (value, field, wrong) =>
    Array.isArray(value)
      ? value.forEach((one, n) => {
          shape(one, `${field}[${n}]`, wrong);
        })
      : wrong(field, 'it has to be a list');
export const map =
  (shape: Shape): Shape =>
  (value, field, wrong) => {
    if (!isRecord(value)) return wrong(field || '(whole file)', 'it has to be a record of named values');
    for (const [key, one] of Object.entries(value)) shape(one, field ? `${field}.${key}` : key, wrong);
  };
export const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, field, wrong) => {
    if (!isRecord(value)) return wrong(field || '(whole file)', 'it has to be a record of named values');
    for (const [key, shape] of Object.entries(fields)) shape(value[key], field ? `${field}.${key}` : key, wrong);
  };

/** Returns optional fields that are lists of texts. */
export const namesOf = (...fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, maybe(list(text))]));
