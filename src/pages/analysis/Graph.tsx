import { useMemo } from 'react';
import { seatNameOf } from '../../match/status/status.ts';
import { nameMove } from '../../match/moves/named-move.ts';
import type { MatchState } from '../../play/match-state.ts';
import type { Slip } from '../../bots/slip.ts';
import { speech } from '../../text/speech.ts';
import { analysis as words } from '../../text/analysis.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { symbolName, type CellNames } from '../../ui/board/cell-name.ts';
import styles from './Analysis.module.css';
import { type Advantage, advantagesOf } from './graph-advantages.ts';
import type { Known } from './use-analysis.ts';

type Props = {
  /** The match with all moves of the variation. */
  readonly whole: MatchState;
  readonly layout: CellNames;
  readonly known: Known;
  readonly slips: ReadonlyMap<number, Slip>;
  readonly nameMover: (symbol: string, ply: number) => string;
  /** The ply on the board. */
  readonly shown: number;
  readonly onGo: (ply: number) => void;
};

/** A column for each move: up for seat 0, down for seat 1, whoever moved first. Guesses are hollow. */
export function Graph({ whole, layout, known, slips, nameMover, shown, onGo }: Props) {
  const advantages = useMemo(() => advantagesOf(whole, known), [whole, known]);
  const [first, second] = [seatNameOf(whole, 0), seatNameOf(whole, 1)];
  const worthOf = (advantage: Advantage | undefined): string => {
    if (!advantage) return words.unseen;
    const ahead = advantage.value > 0 ? first : second;
    if (!advantage.isResultProven)
      return Math.abs(advantage.value) > 0.2 ? words.better(ahead) : words.level;
    return advantage.value === 0 ? words.tied : words.won(ahead);
  };
  return (
    <figure className={styles['graph']}>
      <h2 className={styles['heading']}>{words.graph}</h2>
      <div className={styles['columns']} aria-hidden="true">
        {advantages.map((advantage, ply) => (
          <span
            // A column's index identifies it.
            // oxlint-disable-next-line react/no-array-index-key
            key={ply}
            role="presentation"
            className={styles['column']}
            data-shown={ply === shown || undefined}
            data-slip={slips.has(ply) || undefined}
            onClick={() => onGo(ply)}
          >
            {slips.has(ply) ? (
              <span className={styles['maker']}>
                <MarkIcon symbol={nameMove(whole, ply, layout)?.symbol ?? 'X'} size={14} />
              </span>
            ) : null}
            <span
              className={
                advantage?.isResultProven ? styles['bar'] : `${styles['bar']} ${styles['hollow']}`
              }
              style={barOf(advantage)}
            />
          </span>
        ))}
      </div>
      {/* A table grows with its words, even hidden ones. */}
      <div className="visually-hidden">
        <table>
          <caption>{words.graph}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.move}</th>
              <th scope="col">{words.table.worth}</th>
              <th scope="col">{words.table.slip}</th>
            </tr>
          </thead>
          <tbody>
            {advantages.slice(1).map((advantage, index) => {
              const move = nameMove(whole, index + 1, layout);
              const slip = slips.get(index + 1);
              const mover = nameMover(symbolName(move?.symbol ?? ''), index + 1);
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">{`${index + 1}. ${mover} ${move?.name.full ?? ''}`}</th>
                  <td>{worthOf(advantage)}</td>
                  <td>{slip ? speech.slips[slip] : words.table.none}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <figcaption className={styles['said']}>
        {words.graphDetail(first, second)}
        {slips.size > 0 ? ` ${words.graphSlips}` : null}
      </figcaption>
    </figure>
  );
}

/** A win at the end has half of the height, and a distant win somewhat more than half of that. */
function barOf(advantage: Advantage) {
  const value = advantage?.value ?? 0;
  const nearness = advantage?.plies === undefined ? 1 : 0.55 + 0.45 * 0.85 ** advantage.plies;
  const height = Math.max(Math.abs(value) * nearness * 50, 2);
  return value >= 0
    ? { bottom: '50%', height: `${height}%` }
    : { top: '50%', height: `${height}%` };
}
