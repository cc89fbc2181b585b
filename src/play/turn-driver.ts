/** Makes the bots' moves: watches the store, asks the bots and waits for the minimum delay. */
import type { StoreApi } from 'zustand/vanilla';
import type { BotPort } from '../bots/worker/bot-port.ts';
import { findMove } from '../rules/match.ts';
import type { Result } from '../rules/result.ts';
import { gameOf, latestState, turnOf, type MatchState } from './match-state.ts';
import { pickDelay, replyDelay } from './reply-delay.ts';
import { strengthOf } from './stats/tallies.ts';

/** How long the expert thinks, in milliseconds. */
const EXPERT_MS = 3000;

/** The driver's dependencies. */
type DriverPorts = {
  readonly bots: BotPort;
  /** Resolves after a number of milliseconds; rejects when aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  /** Plays a notation in the latest position. */
  commit(notation: string): Result<unknown, string>;
};

/**
 * Starts watching, and returns a function that stops it and cancels the search. Any change of the moves
 * (undo, a new round) cancels the previous search. A failing bot sets `botError`; it is asked again when
 * `thinking` is set again.
 */
export function driveBots(store: StoreApi<MatchState>, ports: DriverPorts): () => void {
  let thought: AbortController | null = null;
  let followed: Pick<MatchState, 'states' | 'thinking'> | null = null;
  const follow = (match: MatchState): void => {
    if (match.states === followed?.states && match.thinking === followed.thinking) return;
    thought?.abort();
    followed = match;
    thought = match.thinking ? new AbortController() : null;
    if (thought) void think(store, ports, thought.signal);
  };
  const unsubscribe = store.subscribe(follow);
  follow(store.getState());
  return () => {
    unsubscribe();
    thought?.abort();
  };
}

async function think(
  store: StoreApi<MatchState>,
  { bots, wait, commit }: DriverPorts,
  signal: AbortSignal,
): Promise<void> {
  const match = store.getState();
  const { setup, record } = match;
  const controller = setup.controllers[turnOf(match) ?? -1];
  if (controller?.kind !== 'bot') throw new Error('no bot has the turn');
  const game = gameOf(match);
  const { level } = controller;
  const isAdaptive = level === 'adaptive';
  const isExpert = level === 'expert';
  const skill = isAdaptive ? strengthOf(game.about.card.stats) : isExpert ? 'hard' : level;
  const pace = isAdaptive ? 1 + Math.random() : 1;
  try {
    // In parallel, so that the reply comes when both are done, not after the sum of their times.
    const [notation] = await Promise.all([
      bots.choose(record, skill, signal, isExpert ? EXPERT_MS : undefined),
      wait(replyDelay(game) * pace, signal),
    ]);
    const pause = pickDelay(game);
    for (const pick of pause > 0 ? picksBefore(match, notation) : []) {
      if (signal.aborted) return;
      store.setState(({ picks }) => ({ picks: [...picks, pick] }));
      await wait(pause, signal);
    }
    if (signal.aborted) return;
    const played = commit(notation);
    if (!played.ok) throw new Error(`${notation} was refused: ${played.error}`);
  } catch (error) {
    if (signal.aborted) return;
    store.setState({ botError: String(error), thinking: false, picks: [] });
  }
}

/** All picks of a move but the last, which makes it. */
function picksBefore(match: MatchState, notation: string): readonly string[] {
  const game = gameOf(match);
  const move = findMove(game, latestState(match), notation);
  return move === undefined ? [] : game.picks(move).slice(0, -1);
}
