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
  type Unreadable,
} from './code.ts';
export { alphabet } from './letters.ts';
