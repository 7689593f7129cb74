export { everyText } from './every-text.ts';
export { owedForRelease } from './todo.ts';
