import { expect, test } from 'vitest';
import type { BotPort } from '../../bots/worker/asking.ts';
import { pickOne, seeded } from '../../bots/search/random.ts';
import type { MatchState } from '../../play/match-state.ts';
import { createSession } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { notation } from '../../rules/match.ts';
import { stage } from '../../variants/ultimate/screen.ts';
import { statusOf } from '../status/status.ts';
import { tell } from './tell.ts';

const silent: BotPort = { choose: () => new Promise(() => {}), dispose() {} };

const momentOf = (match: MatchState) => ({
  match,
  status: statusOf(match),
  view: viewOf(match, stage.adds),
});

const layout = stage.boardOf({});

/** What is heard of the last of some moves when the other side is this one. */
function heardAfter(moves: readonly string[], other: 'person' | 'bot'): string {
  const controllers = [
    { kind: 'person' as const },
    other === 'bot' ? { kind: other, level: 'easy' as const } : { kind: other },
  ];
  const record = { game: 'ultimate', version: 1, seats: 2, options: {}, moves: moves.slice(0, -1) };
  const made = createSession(
    { game: 'ultimate', seats: 2, options: {}, controllers },
    { bots: silent, wait: () => Promise.resolve(), resume: record },
  );
  if (!made.ok) throw new Error(made.error);
  const session = made.value;
  const before = momentOf(session.store.getState());
  session.pick(moves.at(-1) ?? '');
  const now = momentOf(session.store.getState());
  return tell(before, now, { stage, layout, isFull: true });
}

test('ULT-09: where a player may play anywhere is announced to people, not while the AI thinks', () => {
  // X wins the top-left board, and sends O there.
  const moves = ['0.5', '5.0', '0.3', '3.0', '0.4', '4.8', '8.0'];
  expect(heardAfter(moves, 'person')).toContain('Play anywhere!');
  const beside = heardAfter(moves, 'bot');
  expect(beside).toContain('X at bottom-right board, a3.');
  expect(beside).not.toContain('Play anywhere!');
});

test('two lines of boards at once are named one by one', () => {
  const { game } = stage;
  const doubles: string[] = [];
  for (let seed = 0; seed < 300 && doubles.length === 0; seed += 1) {
    const random = seeded(seed, 'double');
    const moves: string[] = [];
    let state = game.setup(2, {}, 0);
    while (!game.outcome(state)) {
      const move = pickOne(random, game.moves(state));
      moves.push(notation(game, move));
      state = game.apply(state, move);
    }
    if (layout.block?.lines(state).length === 2) doubles.push(heardAfter(moves, 'person'));
  }
  expect(doubles[0]).toMatch(/Line: ([^;.]+; ){2}[^;.]+\. Line: ([^;.]+; ){2}[^;.]+\.$/);
});
