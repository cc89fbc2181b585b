/** The entry of the bots' Web Worker: searches here never hold up the page. */
import { answer, type BotProgress, type BotReply, type BotRequest } from './protocol.ts';

/** What was thought of a match, kept until another begins. */
const memory = {};

globalThis.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  const say = (message: BotReply | BotProgress): void => globalThis.postMessage(message);
  void answer(data, memory, say).then(say);
});
