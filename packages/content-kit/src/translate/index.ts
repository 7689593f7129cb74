export { everyText } from './places.ts';
