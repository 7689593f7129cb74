import type { Options } from '../terminal/options.ts';

export const jsonOption: Options = {
  json: { help: 'print JSON: an object for one file, a list for several' },
};

export const contentOption: Options = {
  content: { value: 'DIR', help: "another folder of content than the project's own" },
};
