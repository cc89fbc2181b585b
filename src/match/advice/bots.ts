import { createBots, spawnBotWorker } from '../../bots/worker/client.ts';

/** One worker serves every match of the visit, its hints and its reviews; made at the first question. */
export const bots = createBots(spawnBotWorker);
