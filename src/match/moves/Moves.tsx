import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Slip } from '../../bots/slip.ts';
import { attend, NO_CELLS } from '../../play/attention.ts';
import { gameOf, latestPly, type MatchState, shownPly } from '../../play/match-state.ts';
import type { Json } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { text } from '../../text/play.ts';
import { symbolName, type CellNames } from '../../ui/board/cell-name.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import styles from './Moves.module.css';
import { nameMove } from './named-move.ts';
import { ShareButton } from './ShareButton.tsx';

type Props = {
  readonly match: MatchState;
  readonly layout: CellNames;
  /** Shows the board after a ply; null follows the match. */
  readonly onBrowse: (ply: number | null) => void;
  /** The moves that gave something away, by ply. */
  readonly slips?: ReadonlyMap<number, Slip>;
  /** Names a move's player for screen readers; by default, the symbol is read. */
  readonly nameMover?: ((symbol: string, ply: number) => string) | undefined;
  /** Shown beside the button that copies a link. */
  readonly more?: ReactNode;
  /** The buttons that share the match; by default, the one that copies a link. */
  readonly share?: ReactNode;
  /** More of these buttons come once they are loaded, so they have a line of their own where there is little room. */
  readonly hasShareLine?: boolean;
};

/** Every move by its name; pointing at one lights up its cells, a click shows the board after it. */
export function Moves({ match, layout, onBrowse, slips, nameMover, more, ...props }: Props) {
  const { share, hasShareLine } = props;
  const { moves } = match.record;
  const list = useRef<HTMLOListElement>(null);
  const shown = shownPly(match);
  useEffect(() => {
    // Waits for the next frame, which lays the page out anyway: here the layout would be computed twice.
    const frame = requestAnimationFrame(() => {
      // Scroll only the list: scrollIntoView would move a phone's page under the player's finger.
      const box = list.current;
      const current = box?.querySelector<HTMLElement>('[aria-current]');
      if (box && current) box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown, moves.length]);
  if (moves.length === 0) return null;
  return (
    <section className={styles['moves']} aria-labelledby="moves">
      <div className={styles['head']}>
        <h2 id="moves" className={styles['title']}>
          {text.moves.title}
        </h2>
        {more}
        <span className={styles[hasShareLine ? 'shareLine' : 'share']}>
          {share ?? <ShareButton record={match.record} />}
        </span>
      </div>
      <ol ref={list} className={styles['list']}>
        {moves.map((_, index) => {
          const ply = index + 1;
          return (
            // A match only grows or shrinks at its end, so the ply identifies a move.
            <li key={ply}>
              <Move
                match={match}
                layout={layout}
                ply={ply}
                isShown={ply === shown}
                slip={slips?.get(ply)}
                nameMover={nameMover}
                onBrowse={onBrowse}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type MoveProps = Pick<Props, 'match' | 'layout' | 'nameMover' | 'onBrowse'> & {
  readonly ply: number;
  readonly isShown: boolean;
  readonly slip: Slip | undefined;
};

function Move({ match, layout, ply, isShown, slip, nameMover, onBrowse }: MoveProps) {
  const before = match.states[ply - 1];
  const played = match.record.moves[ply - 1];
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the name of a move never changes
  const move = useMemo(() => nameMove(match, ply, layout), [before, played, layout]);
  useEffect(() => () => attend({ listed: NO_CELLS }), []);
  if (!move) return null;
  const { symbol, name, cells } = move;
  const number = numberOf(match, ply);
  const mover = symbol ? symbolName(symbol) : '';
  const light = () => attend({ listed: cells });
  const unlight = () => attend({ listed: NO_CELLS });
  return (
    <button
      type="button"
      className={styles['move']}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onBrowse(ply === latestPly(match) ? null : ply)}
      onPointerEnter={light}
      onPointerLeave={unlight}
      onFocus={light}
      onBlur={unlight}
    >
      <span className={styles['number']}>{number}</span>
      <span className={styles['mover']}>
        {/* The mark that an answer makes land may be the other side's. */}
        {symbol && number !== ANSWER ? <MarkIcon symbol={symbol} size={18} /> : null}
        <span className="visually-hidden">{nameMover?.(mover, ply) ?? mover}</span>
      </span>
      {name.short === name.full ? (
        <span>{name.full}</span>
      ) : (
        <span className={styles['name']}>
          <span aria-hidden="true">{name.short}</span>
          <span className="visually-hidden">{name.full}</span>
        </span>
      )}
      {slip ? <SlipMark slip={slip} /> : null}
    </button>
  );
}

/** The mark on a move that gave something away. */
function SlipMark({ slip }: { slip: Slip }) {
  return (
    <span className={styles['slip']} title={speech.slips[slip]}>
      <span aria-hidden="true">?</span>
      <span className="visually-hidden">{speech.slips[slip]}</span>
    </span>
  );
}

/** Stands for the number of a move that only answers the one before. */
const ANSWER = '→';

function numberOf(match: MatchState, ply: number): string {
  const game = gameOf(match);
  const isAnswer = (before: Json) => game.answers?.(before) ?? false;
  const states = match.states.slice(0, ply);
  if (states.slice(-1).some(isAnswer)) return ANSWER;
  return String(states.filter((before) => !isAnswer(before)).length);
}
