export { type ContentText, findExcerpt, findShownText } from './content-texts.ts';
export { inBrackets, isWide, spaceAfter } from './full-width.ts';
export { closeGaps } from './gaps.ts';
export { initial } from './initial.ts';
export { foldText, spaceless } from './letters.ts';
export { attached, hasLongPhrase, isShort, lineEnds } from './line-ends.ts';
export { isBlank, makeSearch } from './search.ts';
export { labelsIn, slotsIn, tokens } from './tokens.ts';
