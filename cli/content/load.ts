import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Content, Finding, LocaleFolder, SkinFolder } from '#lib/content/content.ts';

type Loose = Record<string, unknown>;

/** Reads the content's folders. A file that cannot be read or parsed becomes a finding; the rest is still read. */
export async function loadContent(root: string): Promise<{ content: Content; findings: Finding[] }> {
  const findings: Finding[] = [];
  const fail = (file: string, error: unknown, remedy: string) =>
    findings.push({
      file,
      field: '(whole file)',
      reason: error instanceof Error ? error.message : String(error),
      remedy,
    });

  const json = (file: string, needed = true): Loose => {
    const path = join(root, file);
    if (!existsSync(path)) {
      if (needed) fail(file, 'the file is missing', 'Add it; the source language shows what belongs into it.');
      return {};
    }
    try {
      // Some editors put a byte order mark in front.
      return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as Loose;
    } catch (error) {
      fail(file, error, 'Mend the JSON: a comma or a quotation mark is often missing just before that place.');
      return {};
    }
  };

  const module = async (file: string): Promise<Loose> => {
    const path = join(root, file);
    if (!existsSync(path)) {
      fail(file, 'the file is missing', 'Add it; the neighbouring folders show its shape.');
      return {};
    }
    try {
      return (await import(/* webpackIgnore: true */ pathToFileURL(path).href)) as Loose;
    } catch (error) {
      fail(file, error, 'Mend the file; `npm run check` also runs the compiler over it.');
      return {};
    }
  };

  const names = (folder: string, end: string) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { withFileTypes: true })
          .filter((entry) =>
            end ? entry.isFile() && entry.name.endsWith(end) && !entry.name.endsWith('.test.ts') : entry.isDirectory(),
          )
          .map((entry) => entry.name.slice(0, entry.name.length - end.length))
          .sort()
      : [];

  const folderOf = async (folder: string) =>
    Object.fromEntries(
      await Promise.all(
        names(folder, '.ts').map(async (id) => [id, (await module(`${folder}/${id}.ts`)).default ?? {}]),
      ),
    );

  const skin = async (id: string): Promise<SkinFolder> => {
    const at = `content/skins/${id}`;
    const one = async (name: string) => (await module(`${at}/${name}.ts`))[name] ?? {};
    return {
      card: await one('card'),
      skin: await one('skin'),
      look: await one('look'),
      hints: await one('hints'),
      words: json(`${at}/words.json`, false),
      labels: json(`${at}/labels.json`, false),
      steps: await folderOf(`${at}/steps`),
      messages: await folderOf(`${at}/messages`),
    } as unknown as SkinFolder;
  };

  const locale = async (tag: string): Promise<LocaleFolder> => {
    const at = `content/locales/${tag}`;
    return {
      card: (await module(`${at}/card.ts`)).card ?? {},
      ui: json(`${at}/ui.json`),
      rescue: json(`${at}/rescue.json`),
      check: json(`${at}/check.json`),
      rooms: Object.fromEntries(names(`${at}/rooms`, '.json').map((id) => [id, json(`${at}/rooms/${id}.json`)])),
      steps: json(`${at}/steps.json`),
      messages: json(`${at}/messages.json`),
      gates: json(`${at}/gates.json`, false),
      safety: json(`${at}/safety.json`, false),
      glosses: json(`${at}/glosses.json`),
      // A language begins with no step of a skin.
      skins: Object.fromEntries(
        names(`${at}/skins`, '.json').map((id) => [id, { steps: {}, ...json(`${at}/skins/${id}.json`) }]),
      ),
      labels: json(`${at}/labels.json`, false),
      ...(existsSync(join(root, at, 'glossary.json')) ? { glossary: json(`${at}/glossary.json`) } : {}),
      badge: json(`${at}/badge.json`, false),
    } as unknown as LocaleFolder;
  };

  const all = async <T>(folder: string, read: (id: string) => Promise<T>) =>
    Object.fromEntries(await Promise.all(names(folder, '').map(async (id) => [id, await read(id)] as const)));

  const content = {
    skins: await all('content/skins', skin),
    locales: await all('content/locales', locale),
    steps: await folderOf('content/steps'),
    messages: await folderOf('content/messages'),
    gates: await folderOf('content/gates'),
    apps: await folderOf('content/apps'),
    knownSigners: json('content/known-signers.json'),
    inApp: json('content/in-app.json'),
    phoneLanguages: json('content/phone-languages.json'),
    sourceKinds: json('content/source-kinds.json'),
    labels: Object.assign({}, ...names('content/labels', '.json').map((name) => json(`content/labels/${name}.json`))),
  } as unknown as Content;
  return { content, findings };
}
