import type { Options } from '@sideguide/cli-kit';

export const jsonOption = {
  json: { help: 'print JSON: an object for one file, a list for several' },
} satisfies Options;

export const contentOption = {
  content: { value: 'DIR', help: "a folder of content, or of a guide, beside the program's own" },
} satisfies Options;
