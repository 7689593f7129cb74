import type { Phrases } from '@sideguide/guide-core/model';
import { allLabels, type Content } from '../content.ts';
import { textIn } from '../labels-of.ts';
import { messagesOf } from '../messages-of.ts';

/**
 * Returns what Russian speakers type and what their phones say, by the entry that answers it. The guide has no Russian,
 * but many owners of these phones ask in it; they get the answer in the language that they read the guide in.
 */
export function compileRussian(content: Content): Phrases {
  const labels = allLabels(content);
  const said = messagesOf(content).flatMap(({ message: { id, labels: ids } }) => {
    const texts = ids.flatMap((label) => textIn(labels, content, label, 'ru') ?? []);
    return texts.length ? [[id, texts] as const] : [];
  });
  const typed = content.russianPhrases ?? {};
  return { ...typed, ...Object.fromEntries(said.map(([id, texts]) => [id, [...(typed[id] ?? []), ...texts]])) };
}
