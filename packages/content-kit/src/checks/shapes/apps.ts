import { appKinds, needs } from '@sideguide/guide-core/model';
import { confidence } from './facts.ts';
import { expression, list, map, maybe, never, number, oneOf, record, text } from './shape.ts';

const certificates = list(record({ sha256: text, place: oneOf('page', 'elsewhere'), channel: text }));

/** Shape of `content/known-signers.json`. */
export const knownSigners = record({
  checked: text,
  sources: map(record({ name: text, address: text, license: text })),
  apps: map(
    record({
      name: text,
      publisher: text,
      page: text,
      certificates,
      sources: list(text),
      confidence,
    }),
  ),
});

/** Shape of `content/in-app.json`. */
export const inApp = record({
  checked: text,
  source: text,
  confidence,
  browsers: expression,
  apps: list(record({ name: text, agent: expression, intent: maybe(never), query: maybe(text), open: maybe(text) })),
});

/** Shape of a file in `content/apps`. */
export const app = record({
  package: text,
  name: text,
  publisher: text,
  kind: oneOf(...appKinds),
  page: text,
  download: maybe(text),
  version: maybe(text),
  size: maybe(number),
  sha256: maybe(text),
  note: maybe(map(text)),
  certificates,
  needs: list(oneOf(...needs)),
  sources: list(text),
  checked: text,
  confidence,
});
