import type { Options } from '@sideguide/cli-kit';

/** The operator's folder, of every command that works on one. */
export const folderOption: Options = {
  folder: { value: 'DIR', help: 'the folder of the guide; the current one if nothing is said' },
};
