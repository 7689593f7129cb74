import { testRoom } from '../support/room.ts';

testRoom(1);
