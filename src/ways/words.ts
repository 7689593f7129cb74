import type { Values } from '#lib/locale/fill.ts';

/** Says a sentence of the room `ways`, or of the screens. */
export type Words = (key: string, values?: Values) => string;
