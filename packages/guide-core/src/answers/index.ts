export { answerAddresses, titleOn } from './answer-address.ts';
export { type AnswerMatch, type AnswerSearch, buildAnswers, buildAnswersAtOnce, minShown } from './ask.ts';
export { entryNames, textsOfLabel } from './names.ts';
export { mayBeRussian, withPhrases } from './russian.ts';
