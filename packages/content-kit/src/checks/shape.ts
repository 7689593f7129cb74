import * as s from '@sideguide/guide-core/schema';
import type { Content, LocaleFolder, ReportFinding, SkinFolder } from '../content.ts';
import { messagesOf } from '../messages-of.ts';

const texts = s.map('Texts by key.', s.text('A text.'));
const sentences = s.map('Sentences by key.', s.sentence);
const labels = s.map('Labels by id.', s.label);
// A language may have translated some sentences only.
const begunSteps = s.map('Steps by id.', s.partial(s.stepWords));
const begunMessages = s.map('Messages by id.', s.partial(s.messageWords));
const begunSkin = s.record('Words of a skin.', {
  ...s.partial(s.skinWords).shape,
  steps: s.optional(begunSteps),
  messages: s.optional(begunMessages),
});

/** The files of a skin's folder. */
const skinFiles: Readonly<Partial<Record<keyof SkinFolder, readonly [file: string, schema: s.Schema]>>> = {
  card: ['card.ts', s.skinCard],
  skin: ['skin.ts', s.skin],
  look: ['look.ts', s.skinLook],
  hints: ['hints.ts', s.skinHints],
  labels: ['labels.json', labels],
};

/** The files of a language's folder. */
const localeFiles: Readonly<Partial<Record<keyof LocaleFolder, readonly [file: string, schema: s.Schema]>>> = {
  card: ['card.ts', s.localeCard],
  ui: ['ui.json', sentences],
  rescue: ['rescue.json', texts],
  check: ['check.json', sentences],
  steps: ['steps.json', begunSteps],
  messages: ['messages.json', begunMessages],
  gates: [
    'gates.json',
    s.map(
      'Gates by id.',
      s.record('A gate.', {
        ...s.partial(s.gateWords).shape,
        tasks: s.optional(s.map('Words of its tasks, by id.', s.partial(s.gateTaskWords))),
      }),
    ),
  ],
  safety: ['safety.json', s.safetyWords],
  glosses: ['glosses.json', texts],
  labels: ['labels.json', texts],
  glossary: ['glossary.json', s.optional(s.map('Terms by id.', s.term))],
  phrases: ['phrases.json', s.optional(s.phrases)],
  badge: ['badge.json', s.optional(s.badgeWords)],
};

/** Checks that every file has the shape of its schema, which the other checks, the compiler and the screens rely on. */
export function checkShapes(content: Content, report: ReportFinding): void {
  const look = (file: string, value: unknown, schema: s.Schema) => {
    for (const { field, reason, remedy } of s.findProblems(schema, value))
      report(file, field || '(whole file)', reason, remedy);
  };
  const lookAll = (folder: string, values: Readonly<Record<string, unknown>>, schema: s.Schema) => {
    for (const [id, value] of Object.entries(values)) look(`${folder}/${id}.ts`, value, schema);
  };
  for (const [id, folder] of Object.entries(content.skins)) {
    const at = `content/skins/${id}`;
    for (const [name, [file, schema]] of Object.entries(skinFiles))
      look(`${at}/${file}`, folder[name as keyof SkinFolder], schema);
    if (Object.keys(folder.words ?? {}).length) look(`${at}/words.json`, folder.words, s.skinWords);
    lookAll(`${at}/steps`, folder.steps, s.step);
  }
  lookAll('content/steps', content.steps, s.step);
  lookAll('content/gates', content.gates, s.gate);
  lookAll('content/apps', content.apps, s.app);
  for (const { message: one, file } of messagesOf(content)) look(file, one, s.message);
  for (const [tag, folder] of Object.entries(content.locales)) {
    const at = `content/locales/${tag}`;
    for (const [name, [file, schema]] of Object.entries(localeFiles))
      look(`${at}/${file}`, folder[name as keyof LocaleFolder], schema);
    for (const [id, words] of Object.entries(folder.namespaces)) look(`${at}/namespaces/${id}.json`, words, sentences);
    for (const [id, words] of Object.entries(folder.skins)) look(`${at}/skins/${id}.json`, words, begunSkin);
  }
  look('content/labels', content.labels, labels);
  look('content/known-signers.json', content.knownSigners, s.knownSigners);
  look('content/in-app.json', content.inApp, s.inApp);
  look('content/russian-phrases.json', content.russianPhrases, s.optional(s.phrases));
  look(
    'content/asked-often.json',
    content.askedOften,
    s.optional(s.map('Phrases by entry.', s.number('How many are needed.'))),
  );
  look('content/phone-languages.json', content.phoneLanguages, texts);
  look('content/source-kinds.json', content.sourceKinds, texts);
}
