export { answerAddresses, titleOn } from './answer-address.ts';
export {
  type AnswerMatch,
  type AnswerSearch,
  buildAnswers,
  buildAnswersAtOnce,
  entryNames,
  minShown,
  textsOfLabel,
} from './ask.ts';
