import { sourceKinds } from '@sideguide/guide-core/model';
import { list, maybe, oneOf, record, text } from './shape.ts';

/** Confidence in a fact or label. */
export const confidence = oneOf('high', 'medium', 'low');

/** Facts with their sources, as in steps, gates and messages. */
export const facts = list(
  record({
    says: text,
    source: text,
    checked: text,
    confidence,
    kinds: maybe(list(oneOf(...sourceKinds))),
    versions: maybe(list(text)),
  }),
);
