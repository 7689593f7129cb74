import { root } from '@sideguide/cli-kit';
import { checkContent, showFinding } from '../check.ts';
import { type Content, type Finding, sourceTag } from '../content.ts';
import { withStandIns } from '../stand-ins.ts';
import { loadContent } from './load.ts';
import { located } from './place.ts';

/**
 * Checks whether a finding only results from a file that could not be read. Such a file counts as empty, and findings
 * about it or its translations would be noise.
 */
function isConsequence(content: Content, unread: readonly Finding[], file: string): boolean {
  const source = `content/locales/${sourceTag(content)}/`;
  return unread.some(
    (one) => one.file === file || (one.file.startsWith(source) && file.endsWith(one.file.slice(source.length - 1))),
  );
}

/**
 * Returns the content as readers see it if it is valid. Otherwise prints every finding, and returns the files that
 * could not be read at all.
 */
export async function readValidContent(): Promise<{ content?: Content; unread: readonly string[] }> {
  const { content, findings } = await loadContent(root);
  const all = [...findings, ...checkContent(content).filter(({ file }) => !isConsequence(content, findings, file))];
  if (all.length === 0) return { content: withStandIns(content), unread: [] };
  const mistakes = all.length === 1 ? '1 mistake' : `${all.length} mistakes`;
  const shown = all.map((finding) => showFinding(located(root, finding)));
  console.error(`${shown.join('\n')}\n\nThe content has ${mistakes}; nothing can be built.`);
  return { unread: findings.map(({ file }) => file) };
}

/** Returns the content, or exits the process with status 1. */
export async function contentOrExit(): Promise<Content> {
  return (await readValidContent()).content ?? process.exit(1);
}
