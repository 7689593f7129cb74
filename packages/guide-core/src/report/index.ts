export {
  type DecodedReport,
  decodeReport,
  encodeReport,
  type NamedField,
  named,
  namesByNumber,
  numberOf,
  outcomes,
  type ProblemReport,
  type ReportOutcome,
  splitWords,
  type UnreadableCode,
  withWords,
} from './code.ts';
export { alphabet } from './letters.ts';
