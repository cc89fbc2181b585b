import { createBots, spawnBotWorker } from '../bots/worker/bot-client.ts';

/** The worker for all matches, hints and analyses of the visit; created at the first question. */
export const bots = createBots(spawnBotWorker);
