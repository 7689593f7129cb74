export { initial } from './initial.ts';
export { keyboards, typedElsewhere } from './keyboards.ts';
export { plain, spaceless } from './letters.ts';
export { attached, hasLongPhrase, isShort, lineEnds } from './line-ends.ts';
export { type Place, placesOf, placesWith } from './places.ts';
export { type Entry, type Found, isBlank, makeSearch } from './search.ts';
export { labelsIn, slotsIn, tokens } from './tokens.ts';
