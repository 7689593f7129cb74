import type { Options } from '@sideguide/cli-kit';

/** The option for the operator's folder, shared by all commands that work on one. */
export const folderOption = {
  folder: { value: 'DIR', help: 'the folder of the guide; the current one if nothing is said' },
} satisfies Options;
