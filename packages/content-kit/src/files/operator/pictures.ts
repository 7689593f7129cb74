import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { cleanMark } from '../../operator/clean-mark.ts';
import { type MarkType, markProblem } from './mark.ts';

/** Maximum size of a data file in bytes, far above that of any real one. */
export const largest = 2 ** 20;

/** A picture of an operator's: the mark of the guide, or an app's icon. */
export interface Picture {
  readonly type: MarkType;
  readonly bytes: Uint8Array;
}

type Say = (reason: string, remedy: string) => void;

/** Reads a picture beside an operator's data. Reports what is wrong with it, and then returns undefined. */
export function readPicture(folder: string, name: string, report: Say): Picture | undefined {
  const path = join(folder, name);
  const type = name.endsWith('.png') ? 'png' : 'svg';
  const there = statSync(path, { throwIfNoEntry: false });
  if (!there?.isFile() || there.size > largest) {
    report(
      there?.isFile() ? `${name} has ${there.size} bytes` : `there is no file ${name}`,
      'Put a picture of at most 64 kB there, or take its name out.',
    );
    return undefined;
  }
  const raw = readFileSync(path);
  const bytes = type === 'svg' ? Buffer.from(cleanMark(raw.toString('utf8'))) : raw;
  const problem = markProblem(type, bytes);
  if (problem === undefined) return { type, bytes };
  report(
    `${name}: ${problem}`,
    'Give a plain drawing (.svg: paths and shapes only), or a picture (.png) of 32 to 1024 pixels and at most 64 kB.',
  );
  return undefined;
}

/** Returns where a picture is in the site; its name changes with its bytes. */
const pathOf = (id: string, { type, bytes }: Picture): string =>
  `static/image/${id}.${createHash('sha256').update(bytes).digest('hex').slice(0, 6)}.${type}`;

/**
 * Reads the icons of apps, `apps/<package>.svg` or `.png`: the pictures by their paths in the site, and those paths by
 * package name. An app without one keeps its letter.
 */
export function readIcons(
  folder: string,
  ids: readonly string[],
  report: (name: string, ...finding: Parameters<Say>) => void,
): { readonly icons: Record<string, Picture>; readonly iconPaths: Record<string, string> } {
  const icons: Record<string, Picture> = {};
  const iconPaths: Record<string, string> = {};
  for (const id of ids) {
    const name = [`apps/${id}.svg`, `apps/${id}.png`].find((one) =>
      statSync(join(folder, one), { throwIfNoEntry: false }),
    );
    const icon = name && readPicture(folder, name, (...finding) => report(name, ...finding));
    if (!icon) continue;
    iconPaths[id] = pathOf(id, icon);
    icons[iconPaths[id]] = icon;
  }
  return { icons, iconPaths };
}
