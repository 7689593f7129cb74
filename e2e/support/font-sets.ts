import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Fonts of common machines, by name: the packages of Debian and Ubuntu that contain them. */
export const fontSets: Readonly<Record<string, readonly string[]>> = {
  debian: ['fonts-liberation', 'fonts-noto-core', 'fonts-noto-cjk'],
  dejavu: ['fonts-dejavu-core'],
};

/** Folder of the fonts of each set. They are not installed: only the tests' browser sees them. */
const folder = join(import.meta.dirname, '../../.cache/fonts');

export const fontFolder = (set: string): string => join(folder, set);

/** The folders of the sets that could be downloaded, after the tests' own fonts, which have no folder. */
export const fontFolders = (): readonly string[] => ['', ...Object.keys(fontSets).map(fontFolder).filter(existsSync)];

/**
 * Returns what is measured with the fonts of this run: each set takes its share, so that all of them together measure the
 * whole list. With a folder of fonts that is none of them, the whole list.
 */
export function shareOf<T>(list: readonly T[], { SIDEGUIDE_FONTS = '' } = process.env): readonly T[] {
  const folders = fontFolders();
  const mine = folders.indexOf(SIDEGUIDE_FONTS);
  return mine < 0 ? list : list.filter((_, at) => at % folders.length === mine);
}

/** Downloads and unpacks the packages of a set, unless they are there. Throws where `apt-get` cannot do so. */
function fetchFonts(set: string): void {
  if (existsSync(fontFolder(set))) return;
  const temporary = `${fontFolder(set)}.${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  try {
    execFileSync('apt-get', ['download', ...fontSets[set]!], { cwd: temporary, stdio: 'ignore' });
    for (const file of readdirSync(temporary)) execFileSync('dpkg-deb', ['-x', file, 'fonts'], { cwd: temporary });
    renameSync(join(temporary, 'fonts'), fontFolder(set));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Global setup of the tests that run once for each set. */
export default function setup(): void {
  for (const set of Object.keys(fontSets)) {
    try {
      fetchFonts(set);
    } catch {
      console.warn(`The tests with the fonts ${fontSets[set]!.join(', ')} are skipped: apt-get cannot download them.`);
    }
  }
}
