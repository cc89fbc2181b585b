import { expect, test } from 'vitest';
import type { BotPort } from '../../bots/worker/bot-port.ts';
import { chooseOne, seedRandom } from '../../engine/random.ts';
import type { Controller, MatchState } from '../../play/match-state.ts';
import { createSession } from '../../play/session.ts';
import { viewOf } from '../../play/view.ts';
import { notation } from '../../rules/match.ts';
import { words as spanishQuantum } from '../../variants/quantum/words/es.ts';
import { loadVariant } from '../../variants/menu.ts';
import { firstWordsOf, refusalText, statusOf } from '../status/status.ts';
import { announcementFor } from './announcement.ts';
import type { GameId } from '../../variants/rules.ts';

const person: Controller = { kind: 'person' };
const bot: Controller = { kind: 'bot', level: 'easy' };

type Wish = {
  readonly seats?: number;
  readonly isFull?: boolean;
  readonly isStudy?: boolean;
  readonly controllers?: readonly Controller[];
  /** The bots' moves, in turn. */
  readonly replies?: readonly string[];
  /** Moves made before. */
  readonly moves?: readonly string[];
};

/** A game, and its announcements. */
async function listenTo(id: GameId, wish: Wish = {}) {
  const {
    seats = 2,
    isFull = true,
    isStudy = false,
    controllers = [person, person],
    moves = [],
  } = wish;
  const variant = await loadVariant(id);
  const options = variant.game.options({}, seats) ?? {};
  const replies = [...(wish.replies ?? [])];
  const bots: BotPort = {
    choose: () => {
      const reply = replies.shift();
      return reply === undefined ? new Promise(() => {}) : Promise.resolve(reply);
    },
  };
  const record = { game: id, version: variant.game.version, seats, options, moves };
  const made = createSession(
    { game: id, seats, options, controllers },
    { bots, wait: () => Promise.resolve(), ...(moves.length > 0 && { resume: record }) },
  );
  if (!made.ok) throw new Error(made.error);
  const session = made.value;
  const layout = variant.layoutOf(options);
  const heardState = (match: MatchState) => ({
    match,
    status: statusOf(match),
    view: viewOf(match, variant.extras),
  });
  const now = () => heardState(session.store.getState());
  const context = { variant, layout, isFull, isStudy };
  /** The announcement of a change. */
  const hear = (change: () => unknown): string => {
    const before = now();
    change();
    return announcementFor(before, now(), context);
  };
  return {
    session,
    hear,
    opened: () => firstWordsOf(now(), layout),
    pick: (pick: string) => hear(() => session.pick(pick)),
    pickAll: (picks: readonly string[]) => picks.map((pick) => hear(() => session.pick(pick))),
    refused: (pick: string) => {
      const answer = session.pick(pick);
      return answer.ok ? 'taken' : refusalText(answer.error, now().view, pick);
    },
    /** The announcement once the bot has played. */
    reply: async () => {
      const before = now();
      const ply = before.match.record.moves.length;
      await expect.poll(() => now().match.record.moves.length).toBeGreaterThan(ply);
      return announcementFor(before, now(), context);
    },
  };
}

test('ALL-42 a whole classic game can be followed with a screen reader', async () => {
  const { pickAll } = await listenTo('classic');
  expect(pickAll(['4', '0', '2', '6', '3', '5', '8', '7', '1'])).toEqual([
    "X at b2. Player O's Turn",
    "O at a3. Player X's Turn",
    "X at c3. Player O's Turn",
    "O at a1. Player X's Turn",
    "X at a2. Player O's Turn",
    "O at c2. Player X's Turn",
    "X at c1. Player O's Turn",
    "O at b1. Player X's Turn",
    "X at b3. It's a Draw! The board is full and nobody has a line.",
  ]);
});

test('short announcements leave out whose turn it is; a result names its line', async () => {
  const { session, hear, pickAll } = await listenTo('classic', { isFull: false });
  expect(pickAll(['4', '0', '2', '1', '6'])).toEqual([
    'X at b2.',
    'O at a3.',
    'X at c3.',
    'O at b3.',
    'X at a1. Player X Wins! Decided in 5 moves. Line: c3; b2; a1.',
  ]);
  // Looking back says the move shown, not the result.
  expect(hear(() => session.browse(4))).toBe('Move 4 of 5: O, b3');
  expect(hear(() => session.browse(5))).toBe('Move 5 of 5: X, a1');
});

test('undo and a new round are announced', async () => {
  const { session, hear, pickAll } = await listenTo('classic');
  pickAll(['4', '0']);
  expect(hear(() => session.undo())).toBe("Undone: O at a3. Player O's Turn");
  pickAll(['0', '2', '1', '6']);
  expect(hear(() => session.playAgain())).toBe("Player X's Turn");
});

test('undo against the AI names both moves, and of more only how many', async () => {
  const alone = await listenTo('classic', { controllers: [person, bot], moves: ['4', '0'] });
  expect(alone.hear(() => alone.session.undo())).toBe('Undone: O at a3; X at b2. Your Turn');
  const three = await listenTo('multiplayer', {
    seats: 3,
    controllers: [person, bot, bot],
    moves: ['0', '1', '2'],
  });
  expect(three.hear(() => three.session.undo())).toMatch(/^3 moves undone\. /);
});

test('in Wild a move names its symbol once', async () => {
  const { session, hear, pickAll } = await listenTo('wild');
  pickAll(['4', 'O', '0', 'X']);
  expect(hear(() => session.browse(1))).toBe('Move 1 of 2: Player 1, O at b2');
  session.browse(null);
  expect(hear(() => session.undo())).toMatch(/^Undone: X at a3\. /);
});

test('an analysis that goes back, or forward by several moves, announces its position', async () => {
  const { session, hear, pickAll } = await listenTo('classic', { isStudy: true });
  pickAll(['4', '0', '2']);
  expect(hear(() => session.undo())).toBe("Back to move 2. O at a3. Player X's Turn");
  session.undo();
  expect(hear(() => session.undo())).toBe("Back to the start. Player X's Turn");
  const jump = () => ['4', '0', '2'].forEach((pick) => session.pick(pick));
  expect(hear(jump)).toBe("Forward to move 3. X at c3. Player O's Turn");
});

test('a first pick is announced, and that it was taken back', async () => {
  const { session, hear, pick } = await listenTo('quantum');
  expect(pick('0')).toBe('a3 chosen.');
  expect(hear(() => session.unpick())).toBe('a3 is no longer chosen.');
  pick('0');
  const other = () => {
    session.unpick();
    session.pick('4');
  };
  expect(hear(other)).toBe('b2 chosen.');
});

test('ALL-42 the start of a game is announced', async () => {
  for (const id of ['classic', '3d', 'quantum'] as const)
    expect((await listenTo(id, { controllers: [person, bot] })).opened(), id).toBe('Your Turn');
  expect((await listenTo('misere')).opened()).toBe("Player X's Turn. Three in a row loses.");
});

test('ALL-42 ALL-43 ULT-14: the reason for a refused cell is told', async () => {
  const classic = await listenTo('classic');
  classic.pick('0');
  expect(classic.refused('0')).toBe('This cell is taken.');
  classic.pickAll(['3', '1', '4', '2']);
  expect(classic.refused('8')).toBe('The game is over.');
  const ultimate = await listenTo('ultimate');
  ultimate.pick('0.4');
  expect(ultimate.refused('0.0')).toBe('You can’t play in this cell now. Next move: centre board.');
  ultimate.pick('4.4');
  expect(ultimate.refused('4.4')).toBe('This cell is taken. Next move: centre board.');
});

test('ULT-07 ULT-09: ultimate announces boards, where to move, and what a move decides', async () => {
  const { pickAll } = await listenTo('ultimate');
  expect(pickAll(['0.5', '5.0', '0.3', '3.0', '0.4', '4.0'])).toEqual([
    "X at top-left board, c2. Player O's Turn. Next move: right board.",
    "O at right board, a3. Player X's Turn. Next move: top-left board.",
    "X at top-left board, a2. Player O's Turn. Next move: left board.",
    "O at left board, a3. Player X's Turn. Next move: top-left board.",
    "X at top-left board, b2. X wins the top-left board. Player O's Turn. Next move: centre board.",
    "O at centre board, a3. Player X's Turn. Play anywhere!",
  ]);
});

test('ULT-09: where a player may play anywhere is announced to people, not while the AI thinks', async () => {
  // X wins the top-left board, and sends O there.
  const moves = ['0.5', '5.0', '0.3', '3.0', '0.4', '4.8'];
  const between = await listenTo('ultimate', { moves });
  expect(between.pick('8.0')).toContain('Play anywhere!');
  const against = await listenTo('ultimate', { moves, controllers: [person, bot] });
  const heard = against.pick('8.0');
  expect(heard).toContain('X at bottom-right board, a3.');
  expect(heard).not.toContain('Play anywhere!');
});

test('two lines of boards at once are named one by one', async () => {
  const { game, layoutOf } = await loadVariant('ultimate');
  const { smallBoards } = layoutOf({});
  const doubles: string[] = [];
  for (let seed = 0; seed < 300 && doubles.length === 0; seed += 1) {
    const random = seedRandom(seed, 'double');
    const moves: string[] = [];
    let state = game.setup(2, {}, 0);
    while (!game.outcome(state)) {
      const move = chooseOne(random, game.moves(state));
      moves.push(notation(game, move));
      state = game.apply(state, move);
    }
    if (smallBoards?.lines(state).length === 2) {
      const { pick } = await listenTo('ultimate', { moves: moves.slice(0, -1) });
      doubles.push(pick(moves.at(-1) ?? ''));
    }
  }
  expect(doubles[0]).toMatch(/Line: ([^;.]+; ){2}[^;.]+\. Line: ([^;.]+; ){2}[^;.]+\.$/);
});

test('INF-02: infinite announces on which side the board grew', async () => {
  const { pickAll } = await listenTo('infinite');
  expect(pickAll(['2,2', '0,2', '4,4', '1,1'])).toEqual([
    "X at centre. Player O's Turn",
    "O at 2 left. The board grew on the left. Player X's Turn",
    "X at 2 down, 2 right. The board grew on the right and at the bottom. Player O's Turn",
    "O at 1 up, 1 left. Player X's Turn",
  ]);
});

test('misère’s result says who completed the line', async () => {
  const { pickAll } = await listenTo('misere');
  expect(pickAll(['0', '3', '1', '4', '2']).at(-1)).toContain('X completed the line a3; b3; c3.');
});

test('MIS-04: misère’s warning names the cells; a refusal doesn’t repeat it', async () => {
  const { pickAll, refused } = await listenTo('misere');
  const lines = pickAll(['0', '8', '1', '7']);
  expect(lines[2]).toBe("X at b3. Player O's Turn. Danger! 1 line nearly complete! At c3.");
  expect(lines[3]).toContain('Danger! 2 lines nearly complete! At c3; a1.');
  expect(refused('1')).toBe('This cell is taken.');
});

test('WLD-05: once a cell is chosen, wild says that the symbol is next', async () => {
  const { pick } = await listenTo('wild');
  expect(pick('4')).toBe('b2 chosen. Choose X or O');
});

test('QNT-02: quantum’s first square is announced, then both marks', async () => {
  const { pick } = await listenTo('quantum');
  expect(pick('0')).toBe('a3 chosen.');
  expect(pick('4')).toContain('X 1 at a3. X 1 at b2.');
});

test('QNT-14: quantum announces who measured', async () => {
  const { pickAll } = await listenTo('quantum');
  expect(pickAll(['0', '4', '0', '4', '4']).at(-1)).toBe(
    "X chose b2 for O 2. X 1 at a3. O 2 at b2. Player X's Turn",
  );
});

test('quantum announces the loop that the AI has to measure, and its choice', async () => {
  const { pickAll, reply } = await listenTo('quantum', {
    controllers: [person, bot],
    replies: ['1-2', '0'],
  });
  pickAll(['0', '4']);
  expect(await reply()).toMatch(/O 2 at .*Your Turn/);
  pickAll(['0']);
  const closed = pickAll(['4']).at(-1);
  expect(closed).toContain('X 3 joined two squares that were already linked.');
  expect(await reply()).toMatch(/O chose .* for X 3/);
});

test('in Spanish the AI’s measurement is not announced as the player’s own', () => {
  expect(spanishQuantum.own.chose('O', 'b2', 'X', 3)).toMatch(/^La O eligió b2 para la X 3/);
});

test('if both sides of quantum finish a line, it is announced which line is whose', async () => {
  const moves = ['0-3', '0-3', '0', '1-4', '1-4', '1', '2-5', '2-5'];
  const { pick } = await listenTo('quantum', { moves });
  const heard = pick('2');
  expect(heard).toContain('has a line too');
  expect(heard).toMatch(/Line: [abc]\d; [abc]\d; [abc]\d\./);
});

test('A11-08 a mark has one name: a triangle is no "A", which is a column too', async () => {
  const { pickAll, session, hear } = await listenTo('multiplayer', {
    seats: 3,
    controllers: [person, person, person],
  });
  expect(pickAll(['0', '1', '2']).at(-1)).toContain('triangle at c');
  expect(hear(() => session.browse(2))).toMatch(/^Move 2 of 3: O, b/);
});

test('A11-08 what a bot picks first is said to be its pick', async () => {
  const { session, hear } = await listenTo('quantum', { controllers: [person, bot] });
  session.pick('0');
  session.pick('4');
  expect(hear(() => session.store.setState({ picks: ['2'] }))).toBe('AI: c3 chosen.');
});
