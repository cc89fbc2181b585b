import { type ReactNode, useEffect, useState } from 'react';
import { SYMBOLS, type MatchRecord } from '../../../rules/game.ts';
import { replay } from '../../../rules/match.ts';
import type { ClassView, Pairing } from '../../../rooms/protocol/class-wire.ts';
import { keepTrying } from '../../../look/keep-trying.ts';
import { classWords } from '../../../text/class.ts';
import { MarkIcon } from '../../../ui/controls/MarkIcon.tsx';
import { Diagram } from '../../../ui/diagram/Diagram.tsx';
import { describe, type DiagramGame, type DiagramPosition } from '../../../ui/diagram/position.ts';
import { loadVariant } from '../../../variants/menu.ts';
import { isGameId, type GameId } from '../../../variants/rules.ts';
import styles from './Boards.module.css';
import { resultText } from './results.ts';

type Props = {
  readonly view: ClassView;
  /** The moves of each pairing of the round. */
  readonly boards: readonly (readonly string[])[];
  /** The pairing that isn't shown, because the player sees that board already. */
  readonly without?: number | undefined;
};

/** The boards of a round, small and flat: those with the most moves first, finished ones last. */
export function Boards({ view, boards, without }: Props) {
  const { match, rounds } = view;
  const drawn = useDrawn(match && isGameId(match.game) ? match.game : null);
  const pairings = rounds.at(-1)?.pairings ?? [];
  if (!match || !drawn) return null;
  const shown = pairings
    .map((pairing, at) => ({ pairing, at, moves: boards[at] ?? [] }))
    .filter(({ pairing, at }) => pairing.pupils.length === 2 && at !== without)
    .toSorted(
      (a, b) =>
        rankOf(a.pairing) - rankOf(b.pairing) || b.moves.length - a.moves.length || a.at - b.at,
    );
  return (
    <ul className={styles['boards']} data-many={shown.length > 6 ? '' : undefined}>
      {shown.map(({ pairing, at, moves }) => (
        <li
          key={at}
          className={styles['board']}
          data-over={pairing.result === null ? undefined : ''}
        >
          <Board view={view} pairing={pairing} drawn={drawn} match={match} moves={moves} />
        </li>
      ))}
    </ul>
  );
}

const rankOf = ({ result }: Pairing): number => (result === null ? 0 : 1);

type BoardProps = {
  readonly view: ClassView;
  readonly pairing: Pairing;
  readonly drawn: DiagramGame;
  readonly match: MatchRecord;
  readonly moves: readonly string[];
};

function Board({ view, pairing, drawn, match, moves }: BoardProps): ReactNode {
  const [first, second] = pairing.pupils.map((number) => view.pupils[number]?.name ?? '');
  const title = classWords.boardOf(first ?? '', second ?? '');
  const position = positionAfter(drawn, match, moves);
  return (
    <>
      <div className={styles['picture']}>
        {position ? <Diagram {...position} label={describe(position, `${title}.`)} /> : null}
      </div>
      <p className={styles['names']}>
        {[first, second].map((name, seat) => (
          <span key={name}>
            <MarkIcon symbol={SYMBOLS[seat] ?? 'X'} size={16} />
            <bdi>{name}</bdi>
          </span>
        ))}
      </p>
      {pairing.result === null ? null : (
        <p className={styles['result']}>{resultText(view, pairing)}</p>
      )}
    </>
  );
}

/** The board after these moves; null where the rules refuse them, as those of another version of the site may. */
function positionAfter(
  { game, layoutOf, Over }: DiagramGame,
  match: MatchRecord,
  moves: readonly string[],
): DiagramPosition | null {
  const states = replay(game, { ...match, moves: [...match.moves, ...moves] });
  const state = states.ok ? states.value.at(-1) : undefined;
  if (state === undefined) return null;
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

/** What a game's boards are drawn from; null until it is loaded. */
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
