import { createBots, spawnBotWorker } from '../bots/worker/client.ts';

/** The worker for all matches, hints and analyses of the visit; created at the first question. */
export const bots = createBots(spawnBotWorker);
