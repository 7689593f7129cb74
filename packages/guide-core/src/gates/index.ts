export { formatMinute, formatPlace, isInFuture, parseMinute, parsePlace, type Waiting, waitingAt } from './place.ts';
