export { breaths, type Utterance } from './voices.ts';
