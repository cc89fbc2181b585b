import { testLadder } from './lib/ladder.ts';

testLadder('3d');
