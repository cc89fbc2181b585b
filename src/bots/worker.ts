/** The entry of the bots' Web Worker: searches here never hold up the page. */
import { answer, type BotRequest } from './protocol.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<BotRequest>) => {
  void answer(data).then((reply) => globalThis.postMessage(reply));
});
