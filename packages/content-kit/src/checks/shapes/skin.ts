import { confidence } from './facts.ts';
import { scene } from './scene.ts';
import { colour, flag, list, map, maybe, number, oneOf, record, type Shape, text } from './shape.ts';
import { when } from './when.ts';

const meaning = record({ group: number, means: map(text) });
const entry: Shape = (value, field, wrong) =>
  typeof value === 'string'
    ? text(value, field, wrong)
    : record({ id: text, when, beside: maybe(text), sometimes: maybe(flag), offered: maybe(flag) })(
        value,
        field,
        wrong,
      );

/** Shapes of the required files in a skin's folder. */
export const skinFiles: Readonly<Record<string, Shape>> = {
  'card.ts': record({
    id: text,
    makers: list(text),
    order: number,
    status: oneOf('draft', 'published'),
  }),
  'skin.ts': record({
    versions: list(
      record({
        id: text,
        name: text,
        twins: maybe(list(text)),
        android: maybe(list(number)),
        status: maybe(oneOf('unchecked', 'soft')),
      }),
    ),
    reads: maybe(
      list(record({ match: text, os: maybe(meaning), rom: maybe(meaning), android: maybe(map(() => undefined)) })),
    ),
    downloadapps: list(entry),
    service: list(entry),
    tidy: list(text),
    roles: map(text),
    wordings: maybe(map(list(record({ when, label: text })))),
    roms: list(record({ id: text, languages: maybe(list(text)) })),
    about: scene,
    abouts: maybe(list(record({ when, scene }))),
    path: list(text),
  }),
  'look.ts': record({
    accent: record({ light: colour, dark: colour }),
    phone: record({ light: colour, dark: colour }),
    group: record({ radius: number, hairlines: flag }),
    icon: oneOf('square', 'circle'),
    search: number,
    switch: record({ width: number, height: number }),
    dialog: record({ radius: number, buttons: oneOf('pills', 'stacked') }),
    sheet: number,
    check: oneOf('circle', 'square'),
    radio: oneOf('tick', 'ring'),
    keys: oneOf('filled', 'plain'),
  }),
  'hints.ts': record({ model: list(text), not: maybe(list(text)), agent: maybe(list(text)) }),
};

/** A label: the phone's words by language. */
export const label = record({ surface: text, text: map(text), source: text, confidence });
