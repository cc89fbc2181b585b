/** The entry of the bots' Web Worker: searches here never hold up the page. */
import { answer, type BotRequest } from './protocol.ts';

/** What was thought of a match, kept until another begins. */
const memory = {};

globalThis.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answer(data, memory).then((reply) => globalThis.postMessage(reply));
});
