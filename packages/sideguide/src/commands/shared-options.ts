import type { Options } from '@sideguide/cli-kit';

export const jsonOption: Options = {
  json: { help: 'print JSON: an object for one file, a list for several' },
};

export const contentOption: Options = {
  content: { value: 'DIR', help: "another folder of content than the project's own" },
};
