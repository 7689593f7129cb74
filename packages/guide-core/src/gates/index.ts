export { formatMinute, formatPlace, isAhead, parseMinute, parsePlace, type Waiting, waitingAt } from './place.ts';
