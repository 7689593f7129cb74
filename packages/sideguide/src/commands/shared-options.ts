import type { Options } from '@sideguide/cli-kit';

export const jsonOption: Options = {
  json: { help: 'print JSON: an object for one file, a list for several' },
};

export const contentOption: Options = {
  content: { value: 'DIR', help: "a folder of content, or of a guide, beside the program's own" },
};
