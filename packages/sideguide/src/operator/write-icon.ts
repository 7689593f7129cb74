import { existsSync, openAsBlob, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcon } from '@sideguide/apk-verify/icon';
import { ApkError } from '@sideguide/apk-verify/node';
import { type MarkType, markProblem, settingsName } from '@sideguide/content-kit/files';

/** An image that can be used as a guide's mark. */
interface Mark {
  readonly type: MarkType;
  readonly bytes: Uint8Array;
}

/** Returns an app's icon if it can be used as a mark: vectors as SVG, bitmaps as a PNG of a suitable size. */
async function readMark(apk: string): Promise<Mark | null> {
  try {
    const icon = await readIcon(await openAsBlob(apk));
    if (!icon || (icon.kind === 'picture' && icon.type !== 'image/png')) return null;
    const mark: Mark =
      icon.kind === 'drawn'
        ? { type: 'svg', bytes: new TextEncoder().encode(icon.svg) }
        : { type: 'png', bytes: icon.bytes };
    return markProblem(mark.type, mark.bytes) === undefined ? mark : null;
  } catch (error) {
    if (error instanceof ApkError) return null;
    throw error;
  }
}

const isHere = (folder: string, name: string): boolean =>
  ['svg', 'png'].some((type) => existsSync(join(folder, `${name}.${type}`)));

/**
 * Writes the icon of an app's file into a guide's folder: as the app's own (`apps/<package>.svg` or `.png`), which the
 * guide shows, and as a mark, which the operator can put into the settings; each unless there is one. Returns lines
 * that say so.
 */
export async function writeIcon(folder: string, id: string, apk: string): Promise<string[]> {
  const names = [`apps/${id}`, 'mark'].filter((name) => !isHere(folder, name));
  const icon = names.length ? await readMark(apk) : null;
  if (!icon) return [];
  for (const name of names) writeFileSync(join(folder, `${name}.${icon.type}`), icon.bytes);
  const mark = `mark.${icon.type}`;
  const lines = {
    [`apps/${id}`]: `Its icon is apps/${id}.${icon.type}, which the guide shows.`,
    mark: `The same picture is ${mark}: to show it as your guide's mark, set "mark": "${mark}" in ${settingsName}.`,
  };
  return names.map((name) => lines[name]!);
}
