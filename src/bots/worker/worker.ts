/** The entry point of the bots' Web Worker, where searches don't block the page. */
import { answer, type BotProgress, type BotReply, type BotRequest } from './protocol.ts';

/** The tables of the current match. */
const memory = {};

globalThis.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  const say = (message: BotReply | BotProgress): void => globalThis.postMessage(message);
  void answer(data, memory, say).then(say);
});
