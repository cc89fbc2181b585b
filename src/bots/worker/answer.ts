/** Answers the questions that the worker receives. */
import { isGameId } from '../../variants/rules.ts';
import { analyse } from '../analyse.ts';
import { choose, prepare } from '../choose.ts';
import { findTurningPoint } from '../turning-point.ts';
import type { MemoryKey } from '../../engine/memory.ts';
import { reasonsFor } from '../reasons/reasons.ts';
import type { AnswerMessage, QuestionMessage, BotAnswer } from './messages.ts';

/** Answers one question. An exception in a bot becomes an error answer, so the page never waits forever. */
export async function answerQuestion(
  message: QuestionMessage,
  memory: MemoryKey = {},
): Promise<AnswerMessage> {
  const { id, record } = message;
  try {
    if (isGameId(record.game)) await prepare(record.game, record.options);
    return { id, ok: true, value: computeAnswer(message, memory) };
  } catch (error) {
    return { id, ok: false, error: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * The first search in a new worker takes several times as long as a later one, because its code isn't
 * compiled yet. So the worker warms up on the new match while the person thinks: for a time in
 * milliseconds or a number of searches, each with its own limit.
 */
const WARM_UP_MS = 100;
const WARM_UPS = 4;
const WARM_UP = { maxNodes: 20_000, budgetMs: 60 };

function computeAnswer(
  { ask, record, opts, ...rest }: QuestionMessage,
  memory: MemoryKey,
): BotAnswer {
  const kept = { ...opts, memory };
  if (ask === 'analyse') {
    const analysis = analyse(record, kept);
    return { ...analysis, why: reasonsFor(record, analysis) };
  }
  if (ask === 'turning-point') return findTurningPoint(record);
  if ('skill' in rest) return choose(record, rest.skill, kept);
  const until = Date.now() + WARM_UP_MS;
  for (let search = 0; search < WARM_UPS && Date.now() < until; search += 1) {
    choose(record, 'hard', { ...(search === 0 && kept), ...WARM_UP });
  }
  return null;
}
