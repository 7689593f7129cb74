import type { Content } from '../content.ts';
import { compileAnswers } from './answers.ts';
import { compileAppChunks } from './apps.ts';
import { compileFacts } from './facts.ts';
import { compileGates } from './gates.ts';
import { compileGuide, compileLabelTable, compileSigners, compileVersions } from './guide.ts';
import { compileCheck, compileMessageLabels, compileMessages } from './messages.ts';
import { compileRussian } from './russian.ts';

/** Returns the content's chunks, by name: the JSON text of each. The content must have passed its checks. */
export function compileChunks(content: Content): Record<string, string> {
  const chunks: Record<string, unknown> = {};
  for (const [tag, locale] of Object.entries(content.locales)) {
    chunks[`locale-${tag}`] = { ui: locale.ui, rescue: locale.rescue };
    chunks[`messages-${tag}`] = compileMessages(content, tag);
    chunks[`answers-${tag}`] = compileAnswers(content, tag);
    chunks[`check-${tag}`] = compileCheck(content, tag);
    chunks[`gates-${tag}`] = compileGates(content, tag);
    for (const [namespace, words] of Object.entries(locale.namespaces)) chunks[`words-${namespace}-${tag}`] = words;
    if (locale.standIns) chunks[`stand-ins-${tag}`] = locale.standIns;
    for (const skin of Object.keys(content.skins)) {
      chunks[`skin-${skin}-${tag}`] = compileGuide(content, skin, tag);
      chunks[`messages-${skin}-${tag}`] = compileMessages(content, tag, skin);
    }
  }
  chunks['answers-russian'] = compileRussian(content);
  for (const skin of Object.keys(content.skins)) chunks[`labels-${skin}`] = compileLabelTable(content, skin);
  chunks.facts = compileFacts(content);
  for (const skin of Object.keys(content.skins)) chunks[`facts-${skin}`] = compileFacts(content, skin);
  chunks['labels-of-messages'] = compileMessageLabels(content);
  Object.assign(chunks, compileAppChunks(content));
  chunks.versions = compileVersions(content);
  chunks['known-signers'] = compileSigners(content);
  chunks['in-app-browsers'] = { apps: content.inApp.apps, browsers: content.inApp.browsers };
  return Object.fromEntries(Object.entries(chunks).map(([name, data]) => [name, JSON.stringify(data)]));
}
