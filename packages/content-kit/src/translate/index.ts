export { everyText } from './every-text.ts';
export { missingForRelease } from './todo.ts';
