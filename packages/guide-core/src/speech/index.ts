export { splitSpeech, type Utterance } from './voices.ts';
