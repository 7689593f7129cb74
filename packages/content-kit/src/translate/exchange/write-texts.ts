import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Text } from '@sideguide/guide-core/model';
import { formatted } from '../../files/formatted.ts';
import type { TextTree } from '../../texts.ts';
import { madeFromPath, madeFromText, readMadeFrom } from '../made-from.ts';
import { linesOf } from '../word-files.ts';
import type { AcceptedSentence } from './accept.ts';

/** Puts a text into a tree; a new key is inserted in the source's order. */
function withText(
  tree: TextTree | undefined,
  source: TextTree,
  [name, ...rest]: readonly string[],
  text: Text,
): TextTree {
  const whole =
    typeof text === 'string' && linesOf(source[name!]) !== undefined
      ? text.split('\n').filter((line) => line.trim())
      : text;
  const inner = (
    rest.length ? withText(tree?.[name!] as TextTree, source[name!] as TextTree, rest, text) : whole
  ) as Text;
  if (!tree) return { [name!]: inner };
  if (name! in tree) return { ...tree, [name!]: inner };
  const order = Object.keys(source);
  const before = order
    .slice(0, order.indexOf(name!))
    .reverse()
    .find((key) => key in tree);
  const entries = Object.entries(tree);
  const at = before === undefined ? 0 : entries.findIndex(([key]) => key === before) + 1;
  return Object.fromEntries([...entries.slice(0, at), [name!, inner], ...entries.slice(at)]) as TextTree;
}

/** Writes the accepted texts. All files are prepared before the first is replaced. Returns the paths that changed. */
export function writeTexts(root: string, tag: string, accepted: readonly AcceptedSentence[]): string[] {
  const trees = new Map<string, TextTree>();
  const made: Record<string, Record<string, string>> = structuredClone(readMadeFrom(root, tag)) as never;
  let isResealed = false;
  for (const { entry, text, isChanged, from } of accepted) {
    const { file, key } = entry.sentence;
    if (isChanged)
      trees.set(file.path, withText(trees.get(file.path) ?? file.words, file.source, key.split('.'), text));
    if (!from || made[file.name]?.[key] === from) continue;
    made[file.name] ??= {};
    made[file.name]![key] = from;
    isResealed = true;
  }
  // How lists are wrapped depends on the width of the script, which the formatter knows.
  const written = [...trees].map(([path, tree]) => [path, `${JSON.stringify(tree, null, 2)}\n`] as const);
  const files = [...formatted(new Map(written))];
  if (isResealed) files.push([madeFromPath(tag), madeFromText(made)]);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, `${path}.new`), text);
  }
  for (const [path] of files) renameSync(join(root, `${path}.new`), join(root, path));
  return files.map(([path]) => path);
}
