import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allLabels, type Content, sourceTag } from '../content.ts';
import { compileLabel, labelsOfSkin } from '../labels-of.ts';
import type { TextTree } from '../texts.ts';

/** Files without sentences of the source: glosses translate labels, phrases translate nothing. */
const others = new Set(['labels', 'glosses', 'made-from', 'glossary', 'safety', 'phrases']);

/** A file of words of one language, and what it is translated from. */
export interface WordFile {
  /** Its path in the language's folder without extension: `ui`, `namespaces/<namespace>`, `skins/<skin>`. */
  readonly name: string;
  /** Path from the project's root. */
  readonly path: string;
  /** Where the source words are: a file of the source language, of a skin, or of labels. */
  readonly sourcePath: string;
  readonly source: TextTree;
  readonly words: TextTree;
  /** The skin that the words belong to; absent for shared words. */
  readonly skin?: string;
}

/** Joins a list of sentences into one text, a line each: languages need different numbers of lines. */
export const linesOf = (value: unknown): string | undefined =>
  Array.isArray(value) && value.every((one) => typeof one === 'string') ? value.join('\n') : undefined;

/** Reads a file of words; an empty record if there is none yet. */
function readWords(root: string, path: string): TextTree {
  const file = join(root, path);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, '')) as TextTree) : {};
}

/** Returns the labels that phones lack in a language, with the words shown instead: the glosses' source, by id. */
function glossSource(content: Content, tag: string): TextTree {
  const source = content.locales[sourceTag(content)]!;
  const labels = allLabels(content);
  const used = new Set(Object.values(content.messages).flatMap((message) => message.labels));
  for (const [id, { words }] of Object.entries(content.skins))
    for (const label of labelsOfSkin(content, id, { ...source.steps, ...words.steps }).keys()) used.add(label);
  // A gloss that is no longer needed still exists, and still translates something.
  for (const id of Object.keys(content.locales[tag]!.glosses)) used.add(id);
  const { glosses } = content.locales[tag]!;
  const found: Record<string, string> = {};
  for (const id of [...used].filter((one) => labels[one]).sort()) {
    const { own, other } = compileLabel(content, id, tag);
    // A text that only unofficial ROMs have is understandable by itself, so no gloss is required.
    if ((own === undefined || id in glosses) && other) found[id] = other[1];
  }
  return found;
}

/** Returns every file of words that a language has or needs, sorted; for the source, only what it translates. */
export function wordFiles(root: string, content: Content, tag: string): WordFile[] {
  const source = sourceTag(content);
  const [at, model] = [`content/locales/${tag}`, `content/locales/${source}`];
  const file = (name: string, sourcePath: string, words: TextTree, skin?: string): WordFile => ({
    name,
    path: `${at}/${name}.json`,
    sourcePath,
    source: words,
    words: readWords(root, `${at}/${name}.json`),
    ...(skin ? { skin } : {}),
  });
  const glosses = file('glosses', 'content/labels', glossSource(content, tag));
  if (tag === source) return [glosses];
  const inFolder = (folder: string) =>
    existsSync(join(root, model, folder))
      ? readdirSync(join(root, model, folder))
          .filter((name) => name.endsWith('.json'))
          .sort()
          .map((name) => `${folder}${name.slice(0, -'.json'.length)}`)
      : [];
  const names = [...inFolder('').filter((name) => !others.has(name)), ...inFolder('namespaces/')];
  return [
    ...names.map((name) => file(name, `${model}/${name}.json`, readWords(root, `${model}/${name}.json`))),
    glosses,
    ...Object.entries(content.skins).map(([id, { words }]) =>
      file(`skins/${id}`, `content/skins/${id}/words.json`, words as unknown as TextTree, id),
    ),
  ];
}
