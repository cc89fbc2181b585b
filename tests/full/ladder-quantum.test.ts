import { testLadder } from './lib/ladder.ts';

testLadder('quantum');
