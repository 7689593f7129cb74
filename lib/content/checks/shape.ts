import type { Content, Report } from '#lib/content/content.ts';
import { messagesOf } from '#lib/content/messages-of.ts';
import { appKinds } from '#lib/model/app.ts';
import { scripts } from '#lib/model/locale.ts';
import { installStatuses, speakers, stages } from '#lib/model/message.ts';
import type { Part } from '#lib/model/scene.ts';
import { sourceKinds } from '#lib/model/sources.ts';
import { needs, permissions, stepTools } from '#lib/model/step.ts';

/** Looks at a value and says what has the wrong shape, field by field; says nothing if all is well. */
type Shape = (value: unknown, field: string, wrong: (field: string, reason: string) => void) => void;

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

const text = is((value) => typeof value === 'string' && value.trim() !== '', 'a text that is not empty');
const number = is((value) => typeof value === 'number' && Number.isFinite(value), 'a number');
const never = is((value) => value === false, 'false, or left out');
const flag = is((value) => typeof value === 'boolean', 'true or false');
const colour = is(
  (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value),
  'a colour of the form #rrggbb',
);
const pattern = is((value) => typeof value === 'string' && value !== '' && isPattern(value), 'a regular expression');
const oneOf = (...values: readonly string[]): Shape =>
  is((value) => values.includes(value as string), `one of ${values.join(', ')}`);
const maybe =
  (shape: Shape): Shape =>
  (value, field, wrong) =>
    value === undefined || shape(value, field, wrong);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list =
  (shape: Shape): Shape =>
  (value, field, wrong) =>
    Array.isArray(value)
      ? value.forEach((one, n) => {
          shape(one, `${field}[${n}]`, wrong);
        })
      : wrong(field, 'it has to be a list');
const map =
  (shape: Shape): Shape =>
  (value, field, wrong) => {
    if (!isRecord(value)) return wrong(field || '(whole file)', 'it has to be a record of named values');
    for (const [key, one] of Object.entries(value)) shape(one, field ? `${field}.${key}` : key, wrong);
  };
const record =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, field, wrong) => {
    if (!isRecord(value)) return wrong(field || '(whole file)', 'it has to be a record of named values');
    for (const [key, shape] of Object.entries(fields)) shape(value[key], field ? `${field}.${key}` : key, wrong);
  };

/** Fields that are lists of texts where they are there. */
const namesOf = (...fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, maybe(list(text))]));

const sentence: Shape = (value, field, wrong) =>
  isRecord(value) ? map(text)(value, field, wrong) : text(value, field, wrong);
const stepWords = record({ title: text, do: text, see: text, otherwise: text, done: text });
const gateWords = record({ what: text, do: text, stop: text, tasks: maybe(map(record({ title: text, do: text }))) });
const range = record({ from: maybe(text), until: maybe(text), unknown: maybe(flag) });
const os: Shape = (value, field, wrong) => (Array.isArray(value) ? list(text) : range)(value, field, wrong);
const meaning = record({ group: number, means: map(text) });
const when = maybe(record({ os: maybe(os), rom: maybe(list(text)), need: maybe(list(oneOf(...needs))) }));
const entry: Shape = (value, field, wrong) =>
  typeof value === 'string'
    ? text(value, field, wrong)
    : record({ id: text, when, beside: maybe(text), offered: maybe(flag) })(value, field, wrong);
const anything: Shape = () => undefined;
const things = list(map(anything));
const parts: Readonly<Record<Part['kind'], Shape>> = {
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
  if (isRecord(value)) parts[value.kind as Part['kind']]?.(value, field, wrong);
};
const scene = record({ parts: list(part) });
const facts = list(
  record({
    says: text,
    source: text,
    checked: text,
    confidence: oneOf('high', 'medium', 'low'),
    kinds: maybe(list(oneOf(...sourceKinds))),
    versions: maybe(list(text)),
  }),
);

const skinFiles: Readonly<Record<string, Shape>> = {
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
const label = record({ surface: text, text: map(text), source: text, confidence: oneOf('high', 'medium', 'low') });
/** What a step or task does to the guards of the phone. */
const guards = {
  risky: maybe(flag),
  opens: maybe(list(oneOf(...permissions))),
  closes: maybe(list(oneOf(...permissions))),
};
const step = record({
  id: text,
  minutes: number,
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
const gate = record({
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
  missing: maybe(list(text)),
  floors: maybe(flag),
  next: maybe(list(text)),
  facts,
});
const message = record({
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
const messageWords = record({ title: maybe(text), cause: text, do: maybe(list(text)), stop: maybe(text) });
const certificates = list(record({ sha256: text, place: oneOf('page', 'elsewhere'), channel: text }));
const knownSigners = record({
  checked: text,
  sources: map(record({ name: text, address: text, license: text })),
  apps: map(
    record({
      name: text,
      publisher: text,
      page: text,
      certificates,
      sources: list(text),
      confidence: oneOf('high', 'medium', 'low'),
    }),
  ),
});
const expression = is((value) => {
  try {
    return typeof value === 'string' && value !== '' && new RegExp(value, 'i').test('') === false;
  } catch {
    return false;
  }
}, 'a regular expression that does not fit everything');
const inApp = record({
  checked: text,
  source: text,
  confidence: oneOf('high', 'medium', 'low'),
  browsers: expression,
  apps: list(record({ name: text, agent: expression, intent: maybe(never), query: maybe(text), open: maybe(text) })),
});
const app = record({
  package: text,
  name: text,
  publisher: text,
  kind: oneOf(...appKinds),
  page: text,
  certificates,
  needs: list(oneOf(...needs)),
  sources: list(text),
  checked: text,
  confidence: oneOf('high', 'medium', 'low'),
});
const localeCard = record({
  tag: text,
  name: text,
  dir: oneOf('ltr', 'rtl'),
  quotes: list(text),
  script: oneOf(...scripts),
});

const term = record({ use: text, ...namesOf('forms', 'not', 'allow'), means: maybe(text) });

/** Every file has the shape its type says: what the other checks, the compiler and the screens rely on. */
export function checkShapes(content: Content, report: Report): void {
  const look = (file: string, value: unknown, shape: Shape) =>
    shape(value, '', (field, reason) =>
      report(file, field || '(whole file)', reason, 'Compare it with a neighbouring file of its kind.'),
    );
  for (const [id, skin] of Object.entries(content.skins)) {
    const at = `content/skins/${id}`;
    for (const [file, shape] of Object.entries(skinFiles))
      look(`${at}/${file}`, skin[file.replace('.ts', '') as 'card'], shape);
    if (Object.keys(skin.words ?? {}).length)
      look(
        `${at}/words.json`,
        skin.words,
        record({ 'rom-hint': text, steps: map(stepWords), messages: maybe(map(messageWords)) }),
      );
    look(`${at}/labels.json`, skin.labels, map(label));
    for (const [name, one] of Object.entries(skin.steps)) look(`${at}/steps/${name}.ts`, one, step);
  }
  look('content/labels', content.labels, map(label));
  look('content/known-signers.json', content.knownSigners, knownSigners);
  look('content/in-app.json', content.inApp, inApp);
  look('content/phone-languages.json', content.phoneLanguages, map(text));
  look('content/source-kinds.json', content.sourceKinds, map(text));
  for (const [id, one] of Object.entries(content.steps)) look(`content/steps/${id}.ts`, one, step);
  for (const [id, one] of Object.entries(content.gates)) look(`content/gates/${id}.ts`, one, gate);
  for (const [id, one] of Object.entries(content.apps)) look(`content/apps/${id}.ts`, one, app);
  for (const { message: one, file } of messagesOf(content)) look(file, one, message);
  for (const [tag, locale] of Object.entries(content.locales)) {
    const at = `content/locales/${tag}`;
    look(`${at}/card.ts`, locale.card, localeCard);
    look(`${at}/ui.json`, locale.ui, map(sentence));
    look(`${at}/rescue.json`, locale.rescue, map(text));
    look(`${at}/check.json`, locale.check, map(sentence));
    look(`${at}/steps.json`, locale.steps, map(map(text)));
    look(`${at}/messages.json`, locale.messages, map(messageWords));
    look(`${at}/gates.json`, locale.gates, map(gateWords));
    look(`${at}/safety.json`, locale.safety, map(pattern));
    look(`${at}/glosses.json`, locale.glosses, map(text));
    look(`${at}/labels.json`, locale.labels, map(text));
    look(`${at}/glossary.json`, locale.glossary, maybe(map(term)));
    look(`${at}/badge.json`, locale.badge ?? {}, record({ above: maybe(text), alt: maybe(text) }));
  }
}
