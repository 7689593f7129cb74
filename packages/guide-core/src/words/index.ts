export { initial } from './initial.ts';
export { keyboards } from './keyboards.ts';
export { plain } from './letters.ts';
export { attached, hasLongPhrase, isShort, lineEnds } from './line-ends.ts';
export { type Place, placesOf, placesWith } from './places.ts';
export { type Entry, type Found, isBlank, makeSearch } from './search.ts';
export { labelsIn, slotsIn, tokens } from './tokens.ts';
