import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSource, packageFolder, root, Stop } from '@sideguide/cli-kit';
import { checkContent, showFinding } from '../check.ts';
import type { Content } from '../content.ts';
import { withStandIns } from '../stand-ins.ts';
import { keptContent } from './kept.ts';
import { loadContent } from './load.ts';
import { located } from './place.ts';

/** The file in which the installed package has the content. */
export const contentFile = join(packageFolder, 'content.json');

/** Returns the content that this command ships with. Throws `Stop` if it is invalid, as only sources can be. */
export async function ownContentData(): Promise<Content> {
  if (!isSource) return JSON.parse(readFileSync(contentFile, 'utf8')) as Content;
  const { value, keep } = keptContent(root);
  if (value) return value;
  const { content, findings } = await loadContent(root);
  const all = findings.length ? findings : checkContent(content);
  if (all.length)
    throw new Stop(
      `The content of this project has ${all.length === 1 ? '1 mistake' : `${all.length} mistakes`}; nothing can be laid over it.`,
      `Mend them (npm run check), the first is:\n${showFinding(located(root, all[0]!))}`,
      1,
    );
  const whole = withStandIns(content);
  keep(whole);
  return whole;
}
