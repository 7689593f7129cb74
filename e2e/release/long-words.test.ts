import { testRoom } from '../support/room.ts';

// A third of all screens in each direction; e2e/full/long-words.test.ts looks at every one.
testRoom(3);
