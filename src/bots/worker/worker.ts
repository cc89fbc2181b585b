/** The entry point of the bots' Web Worker, where searches don't block the page. */
import { answerQuestion } from './answer.ts';
import type { AnswerMessage, QuestionMessage } from './messages.ts';

/** The key of the transpositions of the current match. */
const memory = {};

globalThis.addEventListener('message', ({ data }: MessageEvent<QuestionMessage>) => {
  void answerQuestion(data, memory).then((message: AnswerMessage) =>
    globalThis.postMessage(message),
  );
});
