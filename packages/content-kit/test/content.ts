import { root } from '@sideguide/cli-kit';
import { loadContent } from '../src/files/load.ts';

/** The content of this project, read once for all test files of a worker. Tests change copies of it. */
export const { content } = await loadContent(root);
