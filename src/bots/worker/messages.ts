/** The messages between the page and the bot worker. */
import type { MatchRecord } from '../../rules/game.ts';
import type { ChooseOptions } from '../choose.ts';
import type { TurningPoint } from '../turning-point.ts';
import type { Skill } from '../levels.ts';
import type { ExplainedAnalysis } from '../reasons/reasons.ts';

/** A question to the worker. Its answer carries the same id; that to 'warm-up' has no value. */
export type QuestionMessage = {
  readonly id: number;
  readonly record: MatchRecord;
  readonly opts: ChooseOptions;
} & (
  | { readonly ask: 'choose'; readonly skill: Skill }
  | { readonly ask: 'analyse' }
  | { readonly ask: 'turning-point' }
  | { readonly ask: 'warm-up' }
);

/** The answers by kind of question. */
export type BotAnswer = string | ExplainedAnalysis | TurningPoint | null;

/** The worker's answer, or the error that prevented it. */
export type AnswerMessage =
  | { readonly id: number; readonly ok: true; readonly value: BotAnswer }
  | { readonly id: number; readonly ok: false; readonly error: string };
