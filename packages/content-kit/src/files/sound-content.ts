import { root } from '@sideguide/cli-kit';
import { checkContent, showFinding } from '../check.ts';
import { type Content, type Finding, sourceTag } from '../content.ts';
import { withStandIns } from '../stand-ins.ts';
import { loadContent } from './load.ts';

/** A file that could not be read is empty: what is then wrong in it, or in its translations, would only distract. */
function follows(content: Content, unread: readonly Finding[], file: string): boolean {
  const source = `content/locales/${sourceTag(content)}/`;
  return unread.some(
    (one) => one.file === file || (one.file.startsWith(source) && file.endsWith(one.file.slice(source.length - 1))),
  );
}

/** The content as readers meet it, if it is sound; otherwise prints every finding and returns nothing. */
export async function readValidContent(): Promise<Content | undefined> {
  const { content, findings } = await loadContent(root);
  const all = [...findings, ...checkContent(content).filter(({ file }) => !follows(content, findings, file))];
  if (all.length === 0) return withStandIns(content);
  console.error(`${all.map(showFinding).join('\n')}\n\nThe content has ${all.length} mistakes; nothing can be built.`);
  return undefined;
}

/** The content, or the end of the process. */
export async function contentOrExit(): Promise<Content> {
  return (await readValidContent()) ?? process.exit(1);
}
