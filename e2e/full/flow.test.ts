import { readersIn, testWalks } from '../support/flow.ts';

// Each language once more, on another phone and with another app than in `e2e/release/flow.test.ts`.
testWalks(readersIn(1).filter((_reader, at) => at % 2 === 0));
