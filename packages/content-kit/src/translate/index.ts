export { everyText } from './places.ts';
export { owedForRelease } from './todo.ts';
