export { type Asked, answersOf, buildAnswers, type Found, few, namesOf, textsOfLabel } from './ask.ts';
export { placesOf, titleOn } from './place.ts';
