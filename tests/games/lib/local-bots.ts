/** Bots that search in the test itself. */
import { anySeed, createBotPort, pageAnswer } from '../../../src/bots/worker/bot-port.ts';

export const localBots = (seed: () => number = anySeed) => createBotPort(pageAnswer(seed));
