import type { Content, Finding, LocaleFolder, SkinFolder } from '../content.ts';
import { keptModules } from './kept.ts';
import { type FileReader, fileReader } from './read-files.ts';
import { type MadeFrom, staleWords } from './stale-words.ts';

async function skinFolder({ json, module, folderOf }: FileReader, id: string): Promise<SkinFolder> {
  const at = `content/skins/${id}`;
  const loadRecord = async (name: string) => (await module(`${at}/${name}.ts`))[name] ?? {};
  return {
    card: await loadRecord('card'),
    skin: await loadRecord('skin'),
    look: await loadRecord('look'),
    hints: await loadRecord('hints'),
    words: json(`${at}/words.json`, false),
    labels: json(`${at}/labels.json`, false),
    steps: await folderOf(`${at}/steps`),
    messages: await folderOf(`${at}/messages`),
  } as unknown as SkinFolder;
}

/** Removes what nobody has written yet: empty texts and objects without any text. Undefined if nothing is left. */
function written(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const all = value.map(written).filter((one) => one !== undefined);
    return all.length ? all : undefined;
  }
  const all = Object.entries(value).flatMap(([key, inner]) => {
    const kept = written(inner);
    return kept === undefined ? [] : [[key, kept] as const];
  });
  return all.length ? Object.fromEntries(all) : undefined;
}

/** Reads the folder of a language. */
async function localeFolder({ json: raw, module, names }: FileReader, tag: string): Promise<LocaleFolder> {
  const at = `content/locales/${tag}`;
  const json: FileReader['json'] = (...file) => (written(raw(...file)) ?? {}) as never;
  return {
    card: (await module(`${at}/card.ts`)).card ?? {},
    ui: json(`${at}/ui.json`),
    rescue: json(`${at}/rescue.json`),
    check: json(`${at}/check.json`),
    namespaces: Object.fromEntries(
      names(`${at}/namespaces`, '.json').map((id) => [id, json(`${at}/namespaces/${id}.json`)]),
    ),
    steps: json(`${at}/steps.json`),
    messages: json(`${at}/messages.json`),
    gates: json(`${at}/gates.json`, false),
    safety: json(`${at}/safety.json`, false),
    glosses: json(`${at}/glosses.json`),
    // A new language has no steps of a skin yet.
    skins: Object.fromEntries(
      names(`${at}/skins`, '.json').map((id) => [id, { steps: {}, ...json(`${at}/skins/${id}.json`) }]),
    ),
    labels: json(`${at}/labels.json`, false),
    ...(names(at, '.json').includes('glossary') ? { glossary: json(`${at}/glossary.json`) } : {}),
    badge: json(`${at}/badge.json`, false),
    phrases: json(`${at}/phrases.json`, false),
  } as unknown as LocaleFolder;
}

/** Reads the content's folders. A file that cannot be read or parsed becomes a finding; the rest is still read. */
export async function loadContent(root: string): Promise<{ content: Content; findings: readonly Finding[] }> {
  const before = keptModules(root);
  const files = fileReader(root, before.value);
  const { json, names, folderOf } = files;
  const all = async <T>(folder: string, read: (id: string) => Promise<T>) =>
    Object.fromEntries(await Promise.all(names(folder, '').map(async (id) => [id, await read(id)] as const)));

  const content = {
    skins: await all('content/skins', (id) => skinFolder(files, id)),
    locales: await all('content/locales', (tag) => localeFolder(files, tag)),
    steps: await folderOf('content/steps'),
    messages: await folderOf('content/messages'),
    gates: await folderOf('content/gates'),
    apps: await folderOf('content/apps'),
    knownSigners: json('content/known-signers.json'),
    inApp: json('content/in-app.json'),
    russianPhrases: json('content/russian-phrases.json', false),
    askedOften: json('content/asked-often.json', false),
    phoneLanguages: json('content/phone-languages.json'),
    sourceKinds: json('content/source-kinds.json'),
    labels: Object.assign({}, ...names('content/labels', '.json').map((name) => json(`content/labels/${name}.json`))),
  } as unknown as Content;
  if (!before.value && files.findings.length === 0) before.keep(files.modules);
  const source = Object.values(content.locales).find(({ card }) => card.fallback);
  const locales = Object.entries(content.locales).map(([tag, locale]) => {
    const made = json(`content/locales/${tag}/made-from.json`, false) as MadeFrom;
    return [tag, source && locale !== source ? { ...locale, stale: staleWords(made, source, content.skins) } : locale];
  });
  return { content: { ...content, locales: Object.fromEntries(locales) }, findings: files.findings };
}
