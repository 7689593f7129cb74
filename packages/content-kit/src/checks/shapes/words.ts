import { scripts } from '@sideguide/guide-core/model';
import { isRecord, list, map, maybe, namesOf, oneOf, record, type Shape, text } from './shape.ts';

/** A text, or one per plural form. */
export const sentence: Shape = (value, field, wrong) =>
  isRecord(value) ? map(text)(value, field, wrong) : text(value, field, wrong);
export const stepWords = record({ title: text, do: text, see: text, otherwise: text, done: text });
export const messageWords = record({ title: maybe(text), cause: text, do: maybe(list(text)), stop: maybe(text) });
/** A message in a language that has translated some of its sentences. */
export const begunMessage = record({
  title: maybe(text),
  cause: maybe(text),
  do: maybe(list(text)),
  stop: maybe(text),
});
export const begunGate = record({
  what: maybe(text),
  do: maybe(text),
  stop: maybe(text),
  tasks: maybe(map(record({ title: maybe(text), do: maybe(text) }))),
});
export const localeCard = record({
  tag: text,
  name: text,
  dir: oneOf('ltr', 'rtl'),
  quotes: list(text),
  script: oneOf(...scripts),
  status: maybe(oneOf('draft')),
  inProgress: maybe(text),
});

/** A term of `glossary.json`. */
export const term = record({ use: text, ...namesOf('forms', 'not', 'allow'), means: maybe(text) });
