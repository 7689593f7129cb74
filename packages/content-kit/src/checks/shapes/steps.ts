import { installStatuses, permissions, speakers, stages, stepTools } from '@sideguide/guide-core/model';
import { facts } from './facts.ts';
import { scene } from './scene.ts';
import { flag, list, map, maybe, number, oneOf, record, text } from './shape.ts';
import { when } from './when.ts';

/** Fields for the effect of a step or task on the phone's guards. */
const guards = {
  risky: maybe(flag),
  opens: maybe(list(oneOf(...permissions))),
  closes: maybe(list(oneOf(...permissions))),
};

export const step = record({
  id: text,
  seconds: maybe(number),
  when,
  scenes: list(scene),
  tool: maybe(oneOf(...stepTools)),
  undrawn: maybe(map(text)),
  ...guards,
  stays: maybe(flag),
  exceptional: maybe(record({ restoredBy: text })),
  gate: maybe(text),
  facts,
});

export const gate = record({
  id: text,
  order: number,
  labels: list(text),
  roles: maybe(map(text)),
  rollout: maybe(record({ countries: list(text), from: text, elsewhere: text })),
  wait: maybe(number),
  tasks: maybe(
    list(
      record({
        id: text,
        when: oneOf('first', 'later', 'tidy'),
        asks: maybe(flag),
        ...guards,
        draws: maybe(oneOf('about')),
        step: maybe(text),
      }),
    ),
  ),
  floors: maybe(flag),
  next: maybe(list(text)),
  facts,
});

export const message = record({
  id: text,
  labels: list(text),
  says: oneOf(...speakers),
  stage: oneOf(...stages),
  when,
  steps: list(text),
  way: maybe((value, field, wrong) => (Array.isArray(value) ? list(text) : text)(value, field, wrong)),
  check: maybe(flag),
  scenes: maybe(list(scene)),
  status: maybe(oneOf(...installStatuses)),
  exceptional: maybe(record({ restoredBy: text })),
  gate: maybe(text),
  facts,
});
