import { type CSSProperties, memo, useEffect, useState } from 'react';
import { SYMBOLS, type MatchRecord } from '../../../rules/game.ts';
import { lastStateOf } from '../../../rules/match.ts';
import type { ClassSnapshot, Pairing } from '../../../rooms/protocol/class-wire.ts';
import { keepTrying } from '../../../look/keep-trying.ts';
import { classWords } from '../../../text/class.ts';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { Diagram } from '../../../ui/diagram/Diagram.tsx';
import {
  describe,
  levelsOf,
  type DiagramGame,
  type DiagramPosition,
} from '../../../ui/diagram/position.ts';
import { loadVariant } from '../../../variants/menu.ts';
import { isGameId, type GameId } from '../../../variants/rules.ts';
import styles from './Boards.module.css';
import { pairingResultText } from './results.ts';

type Props = {
  readonly snapshot: ClassSnapshot;
  /** The moves of each pairing of the round. */
  readonly boards: readonly (readonly string[])[];
  /** The pairing to leave out, because the player already sees that board. */
  readonly without?: number | undefined;
  /** All boards fill the screen together, with no scrolling. */
  readonly isStage?: boolean;
};

/** The boards of a round, small and flat: those of the best players first, finished ones last. */
export function Boards({ snapshot, boards, without, isStage = false }: Props) {
  const { rounds, pupils } = snapshot;
  const match = useFirst(snapshot.match, snapshot.round);
  const drawn = useDrawn(match && isGameId(match.game) ? match.game : null);
  if (!match || !drawn) return null;
  const shown = (rounds.at(-1)?.pairings ?? [])
    .map((pairing, at) => ({ pairing, at }))
    .filter(({ pairing, at }) => pairing.pupils.length === 2 && at !== without)
    // On the stage all boards are visible, so they keep their places.
    .toSorted((a, b) => (isStage ? 0 : orderOf(a.pairing) - orderOf(b.pairing)) || a.at - b.at);
  const columns: CSSProperties & Record<'--columns', number> = {
    '--columns': columnsFor(shown.length),
  };
  return (
    <ul
      className={`${styles['boards']} ${isStage ? styles['stage'] : ''}`}
      data-size={shown.length > MANY ? 'small' : shown.length > FEW ? undefined : 'large'}
      data-paused={snapshot.pausedAt === null ? undefined : ''}
      style={columns}
    >
      {shown.map(({ pairing, at }) => {
        const [first, second] = pairing.pupils.map((number) => pupils[number]?.name ?? '');
        return (
          <li
            key={at}
            className={styles['board']}
            data-over={pairing.result === null ? undefined : ''}
          >
            <Board
              drawn={drawn}
              match={match}
              moves={boards[at] ?? NO_MOVES}
              first={first ?? ''}
              second={second ?? ''}
              result={pairing.result}
            />
            {pairing.result === null ? null : (
              <p className={styles['result']}>{pairingResultText(snapshot, pairing)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** More boards than this are drawn smaller. */
const MANY = 10;
/** Fewer boards than this are drawn larger. */
const FEW = 3;

/**
 * The stage's ratio of width to height, and the height of the words below a board, in widths of the board.
 */
const STAGE = 1.8;
const WORDS = 0.28;
/** Names grow with a board's width, up to a limit. This is their weight beside the size of the picture. */
const NAMES = 0.6;
const WIDE_ENOUGH = STAGE / 4;

/** Returns the number of columns in which boards and names are largest. */
function columnsFor(count: number): number {
  const sizeWith = (columns: number): number => {
    const width = STAGE / columns;
    const picture = Math.min(width, 1 / Math.ceil(count / columns) - WORDS * width);
    return picture + NAMES * Math.min(width, WIDE_ENOUGH);
  };
  const options = Array.from({ length: count }, (_, at) => at + 1);
  return options.reduce((best, each) => (sizeWith(each) > sizeWith(best) ? each : best), 1);
}

const NO_MOVES: readonly string[] = [];

const orderOf = ({ result }: Pairing): number => (result === null ? 0 : 1);

/** Keeps the first value for this key: every answer of the server contains an equal one as a new object. */
function useFirst<T>(value: T, key: number): T {
  const [first, setFirst] = useState({ value, key });
  if (first.key !== key) setFirst({ value, key });
  return first.key === key ? first.value : value;
}

type BoardProps = {
  readonly drawn: DiagramGame;
  readonly match: MatchRecord;
  readonly moves: readonly string[];
  /** The players' names; the first starts. */
  readonly first: string;
  readonly second: string;
  readonly result: Pairing['result'];
};

/** The points of each player. */
const SCORES = { first: ['1', '0'], second: ['0', '1'], tie: ['½', '½'], bye: [] } as const;

/** Drawn again only when it has changed: a projector shows up to 32. */
const Board = memo(({ drawn, match, moves, first, second, result }: BoardProps) => {
  const position = positionAfter(drawn, match, moves);
  const title = classWords.boardOf(first, second);
  return (
    <>
      {position ? (
        <div className={styles['picture']} role="img" aria-label={describe(position, `${title}.`)}>
          {levelsOf(position).map((level) => (
            <Diagram key={level.view.cells[0]} {...level} label="" />
          ))}
        </div>
      ) : (
        <div className={styles['picture']} />
      )}
      <p className={styles['names']}>
        {[first, second].map((name, seat) => (
          <span key={name}>
            <MarkIcon symbol={SYMBOLS[seat] ?? 'X'} size={16} />
            <bdi title={name}>{name}</bdi>
            {/* The sentence below says the same. */}
            {result === null ? null : <b aria-hidden="true">{SCORES[result][seat]}</b>}
          </span>
        ))}
      </p>
    </>
  );
});

/** The board after these moves; null where the rules refuse them, as those of another version of the site may. */
function positionAfter(
  { game, layoutOf, Over }: DiagramGame,
  match: MatchRecord,
  moves: readonly string[],
): DiagramPosition | null {
  const last = lastStateOf(game, { ...match, moves: [...match.moves, ...moves] });
  if (!last.ok) return null;
  const state = last.value;
  return {
    layout: layoutOf(match.options),
    Over,
    view: {
      cells: game.cells(state),
      marks: game.marks(state),
      lines: game.outcome(state)?.lines ?? [],
      broken: game.about.lineLoses ?? false,
      state,
    },
  };
}

/** The data for a game's diagrams; null until it is loaded. */
function useDrawn(id: GameId | null): DiagramGame | null {
  const [drawn, setDrawn] = useState<DiagramGame | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    return keepTrying(
      async () => {
        const { game, layoutOf, guide } = await loadVariant(id);
        const { Over } = await guide();
        return { game, layoutOf, Over };
      },
      { got: setDrawn, failed: () => {} },
    );
  }, [id]);
  return drawn?.game.id === id ? drawn : null;
}
