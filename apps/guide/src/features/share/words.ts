import type { Values } from '@sideguide/guide-core/locale';

/** Formats a sentence of the namespace `ways`, or of the screens. */
export type ShareWords = (key: string, values?: Values) => string;
