/** One instruction of a document: a file to write, lines to change in a file, or commands to run. */
export type RecipeBlock =
  | { readonly kind: 'file'; readonly path: string; readonly text: string }
  | { readonly kind: 'change'; readonly path: string; readonly text: string }
  | { readonly kind: 'run'; readonly lines: readonly string[] };

/**
 * Returns the code blocks of a document in order. `sh` blocks hold commands. Every other block belongs to the last file
 * named before it, in backticks at the end of a paragraph: `diff` changes that file, any other kind is its full text.
 * Throws if a block has no such file.
 */
export function blocksOf(document: string): RecipeBlock[] {
  return [...document.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(({ 1: kind, 2: text = '', index }): RecipeBlock => {
    if (kind === 'sh') return { kind: 'run', lines: text.trim().split('\n') };
    const before = document.slice(0, index).trimEnd();
    const path = /`([\w.-]+(?:\/[\w.-]+)+)`:$/.exec(before)?.[1];
    if (!path)
      throw new Error(
        `no file is named before this block:\n${text}\nEnd the line before it with the path and a colon.`,
      );
    return { kind: kind === 'diff' ? 'change' : 'file', path, text };
  });
}

/** Returns the paths of the files that a document tells its reader to write. */
export const filesMadeIn = (document: string): string[] =>
  blocksOf(document).flatMap((block) => (block.kind === 'run' ? [] : [block.path]));

/**
 * Applies a `diff` block to a text. Throws unless the old lines occur exactly once: the document then describes an
 * outdated text.
 */
export function changed(text: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const side = (drop: string) =>
    `\n${lines
      .filter((line) => !line.startsWith(drop))
      .map((line) => line.slice(1))
      .join('\n')}\n`;
  const [old, now] = [side('+'), side('-')];
  const padded = `\n${text}`;
  const at = padded.indexOf(old);
  if (at < 0 || padded.includes(old, at + 1)) throw new Error(`these lines are missing or occur more than once:${old}`);
  return (padded.slice(0, at) + now + padded.slice(at + old.length)).slice(1);
}
