/** The entry point of the bots' Web Worker, where searches don't block the page. */
import { answer } from './answer.ts';
import type { BotReply, BotRequest } from './messages.ts';

/** The tables of the current match. */
const memory = {};

globalThis.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answer(data, memory).then((reply: BotReply) => globalThis.postMessage(reply));
});
