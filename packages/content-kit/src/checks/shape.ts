import {
  app,
  badgeWords,
  findProblems,
  gate,
  gateTaskWords,
  gateWords,
  inApp,
  knownSigners,
  label,
  localeCard,
  map,
  message,
  messageWords,
  number,
  optional,
  partial,
  phrases,
  record,
  safetyWords,
  sentence,
  skin,
  skinCard,
  skinHints,
  skinLook,
  skinWords,
  step,
  stepWords,
  term,
  text,
} from '@sideguide/guide-core/schema';
import type { Content, LocaleFolder, ReportFinding, SkinFolder } from '../content.ts';
import { messagesOf } from '../messages-of.ts';

type Schema = Parameters<typeof findProblems>[0];

const texts = map('Texts by key.', text('A text.'));
const sentences = map('Sentences by key.', sentence);
const labels = map('Labels by id.', label);
// A language may have translated some sentences only.
const begunSteps = map('Steps by id.', partial(stepWords));
const begunMessages = map('Messages by id.', partial(messageWords));
const begunSkin = record('Words of a skin.', {
  ...partial(skinWords).shape,
  steps: optional(begunSteps),
  messages: optional(begunMessages),
});

/** The files of a skin's folder. */
const skinFiles: Readonly<Partial<Record<keyof SkinFolder, readonly [file: string, schema: Schema]>>> = {
  card: ['card.ts', skinCard],
  skin: ['skin.ts', skin],
  look: ['look.ts', skinLook],
  hints: ['hints.ts', skinHints],
  labels: ['labels.json', labels],
};

/** The files of a language's folder. */
const localeFiles: Readonly<Partial<Record<keyof LocaleFolder, readonly [file: string, schema: Schema]>>> = {
  card: ['card.ts', localeCard],
  ui: ['ui.json', sentences],
  rescue: ['rescue.json', texts],
  check: ['check.json', sentences],
  steps: ['steps.json', begunSteps],
  messages: ['messages.json', begunMessages],
  gates: [
    'gates.json',
    map(
      'Gates by id.',
      record('A gate.', {
        ...partial(gateWords).shape,
        tasks: optional(map('Words of its tasks, by id.', partial(gateTaskWords))),
      }),
    ),
  ],
  safety: ['safety.json', safetyWords],
  glosses: ['glosses.json', texts],
  labels: ['labels.json', texts],
  glossary: ['glossary.json', optional(map('Terms by id.', term))],
  phrases: ['phrases.json', optional(phrases)],
  badge: ['badge.json', optional(badgeWords)],
};

/** Checks that every file has the shape of its schema, which the other checks, the compiler and the screens rely on. */
export function checkShapes(content: Content, report: ReportFinding): void {
  const look = (file: string, value: unknown, schema: Schema) => {
    for (const { field, reason, remedy } of findProblems(schema, value))
      report(file, field || '(whole file)', reason, remedy);
  };
  const lookAll = (folder: string, values: Readonly<Record<string, unknown>>, schema: Schema) => {
    for (const [id, value] of Object.entries(values)) look(`${folder}/${id}.ts`, value, schema);
  };
  for (const [id, folder] of Object.entries(content.skins)) {
    const at = `content/skins/${id}`;
    for (const [name, [file, schema]] of Object.entries(skinFiles))
      look(`${at}/${file}`, folder[name as keyof SkinFolder], schema);
    if (Object.keys(folder.words ?? {}).length) look(`${at}/words.json`, folder.words, skinWords);
    lookAll(`${at}/steps`, folder.steps, step);
  }
  lookAll('content/steps', content.steps, step);
  lookAll('content/gates', content.gates, gate);
  lookAll('content/apps', content.apps, app);
  for (const { message: one, file } of messagesOf(content)) look(file, one, message);
  for (const [tag, folder] of Object.entries(content.locales)) {
    const at = `content/locales/${tag}`;
    for (const [name, [file, schema]] of Object.entries(localeFiles))
      look(`${at}/${file}`, folder[name as keyof LocaleFolder], schema);
    for (const [id, words] of Object.entries(folder.namespaces)) look(`${at}/namespaces/${id}.json`, words, sentences);
    for (const [id, words] of Object.entries(folder.skins)) look(`${at}/skins/${id}.json`, words, begunSkin);
  }
  look('content/labels', content.labels, labels);
  look('content/known-signers.json', content.knownSigners, knownSigners);
  look('content/in-app.json', content.inApp, inApp);
  look(
    'content/asked-often.json',
    content.askedOften,
    optional(map('Phrases by entry.', number('How many are needed.'))),
  );
  look('content/phone-languages.json', content.phoneLanguages, texts);
  look('content/source-kinds.json', content.sourceKinds, texts);
}
