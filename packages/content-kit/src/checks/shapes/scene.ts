import type { ScenePart } from '@sideguide/guide-core/model';
import { isRecord, list, map, maybe, oneOf, record, type Shape } from './shape.ts';

const anything: Shape = () => undefined;
const things = list(map(anything));

/** The fields of each kind of part, besides its kind. */
const parts: Readonly<Record<ScenePart['kind'], Shape>> = {
  title: record({ words: map(anything) }),
  browser: anything,
  search: record({ words: map(anything) }),
  group: record({ rows: things }),
  app: anything,
  dialog: record({ rows: maybe(things), buttons: things }),
  sheet: record({ rows: maybe(things), buttons: things }),
  page: record({ rows: maybe(things), buttons: things }),
  notification: record({ title: map(anything), text: map(anything) }),
  toast: record({ words: map(anything) }),
  menu: record({ rows: things }),
  icons: anything,
  recents: record({ action: oneOf('padlock', 'menu', 'hold', 'pull', 'locked') }),
  swipe: record({ move: oneOf('from-top', 'from-bottom', 'scroll') }),
  unlock: record({ by: oneOf('pin', 'fingerprint') }),
  split: record({ words: map(anything) }),
};

const part: Shape = (value, field, wrong) => {
  record({ kind: oneOf(...Object.keys(parts)) })(value, field, wrong);
  if (isRecord(value)) parts[value.kind as ScenePart['kind']]?.(value, field, wrong);
};

export const scene = record({ parts: list(part) });
