import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Name of the settings file; `.json` is accepted as well. */
export const settingsName = 'sideguide.jsonc';

/** Returns the name of a folder's settings file; undefined if the folder is no guide. */
export const findSettings = (folder: string): string | undefined =>
  [settingsName, settingsName.slice(0, -1)].find((name) => existsSync(join(folder, name)));
