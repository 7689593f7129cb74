import type { Values } from '@sideguide/guide-core/locale';

/** Says a sentence of the room `ways`, or of the screens. */
export type ShareWords = (key: string, values?: Values) => string;
