/** Checks what the guides say about moves against the rules and an exhaustive search. */
import { describe, expect, test } from 'vitest';
import { analyse, type Worth } from '../../src/bots/analyse.ts';
import { prepare } from '../../src/bots/choose.ts';
import type { CellId, MatchRecord } from '../../src/rules/game.ts';
import { newRecord, play, replay } from '../../src/rules/match.ts';
import { guide as quantum } from '../../src/variants/quantum/words/en-guide.ts';
import { guide as online } from '../../src/text/online-guide.ts';
import type { Guide } from '../../src/text/guide.ts';
import type { DiagramSpec } from '../../src/ui/diagram/position.ts';
import { exampleMoves } from '../../src/variants/quantum/guide/Example.tsx';
import { generalBoards } from '../../src/pages/strategies/general-boards.ts';
import { type PartId, strategies } from '../../src/text/strategies.ts';
import { pageWordsOf } from '../../src/variants/page-words.ts';
import { type GameId, games } from '../../src/variants/rules.ts';
import { loadVariant, gameIds } from '../../src/variants/menu.ts';

const guideOf = async (id: GameId) => (await loadVariant(id)).guide();

function recordOf(id: GameId, { options = {}, seats, moves }: DiagramSpec): MatchRecord {
  const record = newRecord(games[id], seats ?? games[id].seats[0], options);
  if (!record.ok) throw new Error(`${id} refuses the options`);
  return { ...record.value, moves };
}

const figuresOf = ({ sections }: Guide): string[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      typeof block === 'object' && 'figures' in block ? block.figures.map((f) => f.diagram) : [],
    ),
  );

/** The rules allow its moves, and the highlighted places are cells. */
function expectLegal(id: GameId, spec: DiagramSpec, name: string): void {
  const states = replay(games[id], recordOf(id, spec));
  expect(states.ok, name).toBe(true);
  const cells = states.ok ? games[id].cells(states.value.at(-1) ?? null) : [];
  const named = [spec.good, spec.bad, spec.aims, Object.keys(spec.labels ?? {}), spec.arrow];
  for (const cell of named.flatMap((some) => some ?? [])) expect(cells, name).toContain(cell);
}

const titlesOf = ({ sections }: Guide): string[] => sections.map(({ title }) => title);

describe.each(gameIds)('the guide to %s', (id) => {
  test('GDE-05: has its sections', async () => {
    const { guide } = await guideOf(id);
    for (const title of ['Game Overview', 'Basic Rules', 'Strategic Elements', 'Tips'])
      expect(titlesOf(guide)).toContain(title);
  });

  test('GDE-19: has words for every position of its moving pictures', async () => {
    const { guide, moving = {} } = await guideOf(id);
    const blocks = guide.sections.flatMap((section) => section.blocks);
    const shown = blocks.filter((block) => typeof block === 'object' && 'moving' in block);
    expect(shown.map((each) => each.moving).toSorted()).toEqual(Object.keys(moving).toSorted());
    for (const { moving: name, says } of shown) {
      const { steps = says, ...spec } = moving[name] ?? { moves: [] };
      expectLegal(id, spec, name);
      const count = spec.moves.length + 1;
      expect([says.length, steps.length], name).toEqual([count, count]);
    }
  });

  test('shows every diagram it has, all of positions that the rules allow', async () => {
    const { guide, diagrams } = await guideOf(id);
    expect(figuresOf(guide).toSorted()).toEqual(Object.keys(diagrams).toSorted());
    for (const [name, spec] of Object.entries(diagrams)) expectLegal(id, spec, name);
  });
});

test('STR-10: every tip that has a board shows a position that the rules allow', async () => {
  for (const [part, boards] of Object.entries(generalBoards)) {
    // Every general tip has a board.
    expect(boards.length, part).toBe(strategies.parts[part as PartId].tips.length);
    for (const { game, spec } of boards) expectLegal(game, spec, `${part} ${spec.moves.join(' ')}`);
  }
  const own = await Promise.all(
    gameIds.map(async (id) => {
      const { tips = [] } = await guideOf(id);
      return [id, tips, pageWordsOf(id).strategy?.tips.length ?? 0] as const;
    }),
  );
  for (const [id, tips, count] of own) {
    // A game needs no boards, but if one tip has a board, each has a place in the list.
    if (tips.length > 0) expect(tips.length, id).toBe(count);
    for (const spec of tips) if (spec) expectLegal(id, spec, `${id} ${spec.moves.join(' ')}`);
  }
});

test('GDE-05: the online guide has its sections', () => {
  for (const title of ['Game Overview', 'Basic Rules', 'Strategic Elements', 'Tips'])
    expect(titlesOf(online)).toContain(title);
});

test('GDE-14: the example of quantum is a whole game, with words for each position', () => {
  const states = replay(games.quantum, recordOf('quantum', { moves: exampleMoves }));
  expect(states.ok && states.value.length).toBe(quantum.own.example.length);
  const last = states.ok ? (states.value.at(-1) ?? null) : null;
  expect(games.quantum.outcome(last)).toEqual({ scores: [1, 0], lines: [['0', '4', '8']] });
});

const RANK: Readonly<Record<Worth['kind'], number>> = {
  loss: 0,
  guess: 1,
  tie: 2,
  'no-loss': 2,
  win: 3,
};

/** The best value of every move of a position, by cell. */
async function valuesOf(id: GameId, spec: DiagramSpec): Promise<ReadonlyMap<CellId, Worth>> {
  const record = recordOf(id, spec);
  await prepare(record.game as GameId);
  const { moves } = analyse(record, { budgetMs: 20_000 });
  const best = new Map<CellId, Worth>();
  for (const { move, value } of moves) {
    const cell = move.split('-')[0] ?? '';
    const known = best.get(cell);
    if (!known || RANK[known.kind] < RANK[value.kind]) best.set(cell, value);
  }
  return best;
}

/** The marked moves are exactly those that keep the position's value. */
const SOLVED = {
  classic: ['corner', 'middle', 'trap'],
  misere: ['opening', 'mirror', 'again', 'corner', 'edge'],
  wild: ['own', 'maker'],
  '3d': ['reply'],
} as const;

/** The moves that keep the position's value, by cell. */
async function bestOf(id: GameId, spec: DiagramSpec): Promise<readonly CellId[]> {
  const ranks = [...(await valuesOf(id, spec))].map(([cell, { kind }]) => ({
    cell,
    rank: RANK[kind],
  }));
  const best = Math.max(...ranks.map(({ rank }) => rank));
  return ranks.flatMap(({ cell, rank }) => (rank === best ? [cell] : [])).toSorted();
}

describe.each(Object.keys(SOLVED) as (keyof typeof SOLVED)[])('searched: %s', (id) => {
  test.each(SOLVED[id])('%s: the marked moves hold, all others are worse', async (name) => {
    const { diagrams } = await guideOf(id);
    const spec = diagrams[name] ?? { moves: [] };
    expect(spec.good?.toSorted()).toEqual(await bestOf(id, spec));
  });
});

test('searched: the general tips mark exactly the best moves as good', async () => {
  const marked = generalBoards['psychological-warfare'].filter(({ spec }) => spec.good);
  expect(marked).toHaveLength(3);
  for (const { game, spec } of marked)
    expect(spec.good?.toSorted()).toEqual(await bestOf(game, spec));
});

test('3D: the openings win after as many moves as the guide says, the outer middles lose', async () => {
  const { diagrams } = await guideOf('3d');
  const values = await valuesOf('3d', { moves: [] });
  for (const [cell, label] of Object.entries(diagrams['openings']?.labels ?? {})) {
    const value = values.get(cell);
    const said = value?.kind === 'win' ? `${value.plies}` : '–';
    expect(said, cell).toBe(label);
    if (label === '–') expect(value?.kind).toBe('loss');
  }
});

test('3x3x3: only the centre wins; closed, every opening loses', async () => {
  const open = await valuesOf('3d', { moves: [], options: { board: '3x3x3' } });
  for (const [cell, { kind }] of open) expect(kind).toBe(cell === '1.4' ? 'win' : 'loss');
  const options = { board: '3x3x3', centreClosed: true };
  for (const { kind } of (await valuesOf('3d', { moves: [], options })).values())
    expect(kind).toBe('loss');
});

test('quantum: of 36 openings only opposite corners win, by half a point', async () => {
  const record = recordOf('quantum', { moves: [] });
  await prepare(record.game as GameId);
  const { moves } = analyse(record, { budgetMs: 2000 });
  expect(moves).toHaveLength(36);
  const won = moves.filter(({ value }) => value.kind === 'win');
  expect(won.map(({ move }) => move).toSorted()).toEqual(['0-8', '2-6']);
  expect(won.every(({ value }) => 'isHalf' in value && value.isHalf)).toBe(true);
});

test('wild: opening with the other’s symbol loses; for makers only the centre wins, in seven', async () => {
  const listed = async (options: { winner: string }) =>
    analyse(recordOf('wild', { moves: [], options }), { budgetMs: 20_000 }).moves;
  for (const { move, value } of await listed({ winner: 'owner' }))
    expect(value.kind, move).toBe(move.endsWith('O') ? 'loss' : 'tie');
  for (const { move, value } of await listed({ winner: 'maker' }))
    expect(value, move).toMatchObject(
      move.startsWith('4') ? { kind: 'win', plies: 7 } : { kind: 'tie' },
    );
});

test('the cells that finish a line do so for a player of the position', async () => {
  for (const id of ['classic', 'extended', 'infinite', 'multiplayer'] as const) {
    const game = games[id];
    for (const [name, spec] of Object.entries((await guideOf(id)).diagrams)) {
      const record = recordOf(id, spec);
      for (const cell of spec.aims ?? []) {
        const outcomes = [...Array(record.seats).keys()].map((skipped) => {
          // The seats before the threatening one play elsewhere.
          const elsewhere = game
            .moves(lastOf(id, record))
            .map((move) => game.picks(move).join('-'))
            .filter((move) => !(spec.aims ?? []).includes(move))
            .slice(0, skipped);
          const state = lastOf(id, { ...record, moves: [...record.moves, ...elsewhere] });
          const after = play(game, state, game.toMove(state) ?? 0, cell);
          return after.ok && (game.outcome(after.value)?.lines.length ?? 0) > 0;
        });
        expect(outcomes, `${id} ${name} ${cell}`).toContain(true);
      }
    }
  }
});

function lastOf(id: GameId, record: MatchRecord) {
  const states = replay(games[id], record);
  if (!states.ok) throw new Error(states.error);
  return states.value.at(-1) ?? null;
}
