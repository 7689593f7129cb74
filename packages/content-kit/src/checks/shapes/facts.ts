import { sourceKinds } from '@sideguide/guide-core/model';
import { list, maybe, oneOf, record, text } from './shape.ts';

/** How sure it is that a fact or label is so. */
export const confidence = oneOf('high', 'medium', 'low');

/** Facts with their sources, as steps, gates and messages carry them. */
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
