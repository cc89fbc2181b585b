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
import { type Lead, leadsOf } from './graph-leads.ts';
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

/** A column for each move: up for the side that moves first, down for the other. Estimates are hollow. */
export function Graph({ whole, layout, known, slips, nameMover, shown, onGo }: Props) {
  const leads = useMemo(() => leadsOf(whole, known), [whole, known]);
  const [first, second] = [seatNameOf(whole, 0), seatNameOf(whole, 1)];
  const worthOf = (lead: Lead | undefined): string => {
    if (!lead) return words.unseen;
    const ahead = lead.value > 0 ? first : second;
    if (!lead.isProven) return Math.abs(lead.value) > 0.2 ? words.better(ahead) : words.level;
    return lead.value === 0 ? words.tied : words.won(ahead);
  };
  return (
    <figure className={styles['graph']}>
      <h2 className={styles['heading']}>{words.graph}</h2>
      <div className={styles['columns']} aria-hidden="true">
        {leads.map((lead, ply) => (
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
              className={lead?.isProven ? styles['bar'] : `${styles['bar']} ${styles['hollow']}`}
              style={barOf(lead)}
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
            {leads.slice(1).map((lead, index) => {
              const move = nameMove(whole, index + 1, layout);
              const slip = slips.get(index + 1);
              const mover = nameMover(symbolName(move?.symbol ?? ''), index + 1);
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">{`${index + 1}. ${mover} ${move?.name.full ?? ''}`}</th>
                  <td>{worthOf(lead)}</td>
                  <td>{slip ? speech.advice[slip] : words.table.none}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <figcaption className={styles['said']}>
        {words.graphHint(first, second)}
        {slips.size > 0 ? ` ${words.graphSlips}` : null}
      </figcaption>
    </figure>
  );
}

/** A win at the end has half of the height, and a distant win somewhat more than half of that. */
function barOf(lead: Lead) {
  const value = lead?.value ?? 0;
  const nearness = lead?.plies === undefined ? 1 : 0.55 + 0.45 * 0.85 ** lead.plies;
  const height = Math.max(Math.abs(value) * nearness * 50, 2);
  return value >= 0
    ? { bottom: '50%', height: `${height}%` }
    : { top: '50%', height: `${height}%` };
}
