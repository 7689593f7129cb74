export { breaths, type Said } from './voices.ts';
