import { readers, testWalks } from '../support/flow.ts';

// Those whom `e2e/release/flow.test.ts` leaves out: one of three, so that neither file takes long.
testWalks(readers.filter((_reader, at) => at % 3 === 2));
