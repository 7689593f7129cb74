export {
  type Decoded,
  decodeReport,
  encodeReport,
  type Named,
  named,
  namesOf,
  numberOf,
  type Outcome,
  outcomes,
  type Report,
  splitWords,
  type Unreadable,
  withWords,
} from './code.ts';
export { alphabet } from './letters.ts';
