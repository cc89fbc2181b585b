import { useMemo } from 'react';
import { nameOf } from '../../match/status/status.ts';
import { namedMove } from '../../match/moves/named-move.ts';
import type { MatchState } from '../../play/match-state.ts';
import { analysis as words } from '../../text/analysis.ts';
import type { Named } from '../../ui/board/cell-name.ts';
import styles from './Analysis.module.css';
import { type Lead, leadsOf } from './lead.ts';
import type { Known } from './use-analysis.ts';

type Props = {
  /** The match with all moves of the line. */
  readonly whole: MatchState;
  readonly layout: Named;
  readonly known: Known;
  readonly slips: ReadonlyMap<number, unknown>;
  /** The ply on the board. */
  readonly shown: number;
  readonly onGo: (ply: number) => void;
};

/** A column for each move: up for the side that moves first, down for the other. Estimates are hollow. */
export function Graph({ whole, layout, known, slips, shown, onGo }: Props) {
  const leads = useMemo(() => leadsOf(whole, known), [whole, known]);
  const [first, second] = [nameOf(whole, 0), nameOf(whole, 1)];
  const said = (lead: Lead | undefined): string => {
    if (!lead) return words.unseen;
    const ahead = lead.value > 0 ? first : second;
    if (!lead.isProven) return Math.abs(lead.value) > 0.2 ? words.better(ahead) : words.level;
    return lead.value === 0 ? words.tied : words.won(ahead);
  };
  return (
    <figure className={styles['graph']}>
      <figcaption className={styles['said']}>
        <b>{words.graph}</b> {words.graphHint(first, second)}
      </figcaption>
      <div className={styles['columns']} aria-hidden="true">
        {leads.map((lead, ply) => (
          <span
            // A column stands for its place.
            // oxlint-disable-next-line react/no-array-index-key
            key={ply}
            role="presentation"
            className={styles['column']}
            data-shown={ply === shown || undefined}
            data-slip={slips.has(ply) || undefined}
            onClick={() => onGo(ply)}
          >
            <span
              className={lead?.isProven ? styles['bar'] : `${styles['bar']} ${styles['hollow']}`}
              style={barOf(lead)}
            />
          </span>
        ))}
      </div>
      {/* A table grows with its words, also where they are hidden. */}
      <div className="visually-hidden">
        <table>
          <caption>{words.graph}</caption>
          <thead>
            <tr>
              <th scope="col">{words.table.move}</th>
              <th scope="col">{words.table.worth}</th>
            </tr>
          </thead>
          <tbody>
            {leads.slice(1).map((lead, index) => {
              const move = namedMove(whole, index + 1, layout);
              return (
                // oxlint-disable-next-line react/no-array-index-key
                <tr key={index}>
                  <th scope="row">{`${index + 1}. ${move?.symbol ?? ''} ${move?.name.full ?? ''}`}</th>
                  <td>{said(lead)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** Half of the height is a win. */
function barOf(lead: Lead) {
  const value = lead?.value ?? 0;
  const height = Math.max(Math.abs(value) * 50, 2);
  return value >= 0
    ? { bottom: '50%', height: `${height}%` }
    : { top: '50%', height: `${height}%` };
}
