export { dateIn, dayIn, momentIn, monthIn, yearIn } from './dates.ts';
export { fill, numberIn, spaceNames, type Values } from './fill.ts';
export { makeGeneric } from './generic.ts';
export { pickLocale } from './pick-locale.ts';
