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

/**
 * Writes the icon of an app's file into a guide's folder as `mark.svg` or `mark.png`, unless there is one. The settings
 * belong to the operator and are not changed. Returns a line that says what to do with the file, or null if nothing was
 * written.
 */
export async function iconAsMark(folder: string, apk: string): Promise<string | null> {
  if (['mark.svg', 'mark.png'].some((name) => existsSync(join(folder, name)))) return null;
  const mark = await readMark(apk);
  if (!mark) return null;
  const name = `mark.${mark.type}`;
  writeFileSync(join(folder, name), mark.bytes);
  return `Its icon is ${name}: to show it as your guide's mark, set "mark": "${name}" in ${settingsName}.`;
}
