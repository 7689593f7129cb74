import { testWalks } from '../support/flow.ts';

testWalks([1]);
