export {
  type AnswerMatch,
  type AnswerSearch,
  buildAnswers,
  buildAnswersAtOnce,
  entryNames,
  minShown,
  textsOfLabel,
} from './ask.ts';
export { answerAddresses, titleOn } from './place.ts';
