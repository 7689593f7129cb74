import type { Content, ReportFinding } from '../content.ts';
import { messagesOf } from '../messages-of.ts';
import { app, inApp, knownSigners } from './shapes/apps.ts';
import { list, map, maybe, number, pattern, record, type Shape, text } from './shapes/shape.ts';
import { label, skinFiles } from './shapes/skin.ts';
import { gate, message, step } from './shapes/steps.ts';
import { begunGate, begunMessage, localeCard, messageWords, sentence, stepWords, term } from './shapes/words.ts';

/** Checks that every file has the shape of its type, which the other checks, the compiler and the screens rely on. */
export function checkShapes(content: Content, report: ReportFinding): void {
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
  look('content/asked-often.json', content.askedOften ?? {}, map(number));
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
    look(`${at}/messages.json`, locale.messages, map(begunMessage));
    look(`${at}/gates.json`, locale.gates, map(begunGate));
    look(`${at}/safety.json`, locale.safety, map(pattern));
    look(`${at}/glosses.json`, locale.glosses, map(text));
    look(`${at}/labels.json`, locale.labels, map(text));
    look(`${at}/glossary.json`, locale.glossary, maybe(map(term)));
    look(`${at}/phrases.json`, locale.phrases ?? {}, map(list(text)));
    look(
      `${at}/badge.json`,
      locale.badge ?? {},
      record({ above: maybe(text), alt: maybe(text), button: maybe(text), scan: maybe(text), type: maybe(text) }),
    );
  }
}
