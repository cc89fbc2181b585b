import { useId, useRef, useState } from 'react';
import { type MatchState, symbolOfSeat } from '../../play/match-state.ts';
import { LONGEST_SCORE_NAME, noScore, type RoundScore } from '../../play/score.ts';
import { type Seat, SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import styles from './ScoreBoard.module.css';
import { seatNameOf } from './status.ts';

const { score: words } = text;

type Props = { readonly match: MatchState; readonly onChange: (score: RoundScore) => void };

/** The rounds that each player has won. Friends can give their seats names. */
export function ScoreBoard({ match, onChange }: Props) {
  const { score, setup } = match;
  const [isNaming, setNaming] = useState(false);
  const title = useId();
  const names = useRef<HTMLButtonElement>(null);
  const isFriends = setup.controllers.every(({ kind }) => kind === 'person');
  const rename = (seat: Seat, name: string) =>
    onChange({ ...score, names: score.names.map((old, at) => (at === seat ? name : old)) });
  const items = score.wins.map((wins, seat) => (
    // Seats keep their order during a match.
    <li key={SYMBOLS[seat]} className={styles['item']}>
      <SeatIcon match={match} seat={seat} />
      {isNaming ? (
        <input
          className={styles['name']}
          aria-label={words.nameOf(seatNameOf(match, seat))}
          placeholder={seatNameOf(match, seat)}
          value={score.names[seat]}
          maxLength={LONGEST_SCORE_NAME}
          autoComplete="off"
          onChange={(event) => rename(seat, event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Otherwise the key would also press the button that gets the focus.
            event.preventDefault();
            setNaming(false);
            names.current?.focus();
          }}
        />
      ) : (
        <span className={styles['who']}>
          {score.names[seat]?.trim() || nameOfSeat(match, seat)}
        </span>
      )}
      <strong>{wins}</strong>
    </li>
  ));
  const ties = (
    <li key="ties" className={styles['item']}>
      <span className={styles['who']}>{words.ties}</span>
      <strong>{score.ties}</strong>
    </li>
  );
  return (
    <section className={styles['board']} aria-labelledby={title}>
      <div className={styles['head']}>
        <h2 id={title} className={styles['title']}>
          {words.title}
        </h2>
        {isFriends ? (
          <Button ref={names} size="small" tone="quiet" onClick={() => setNaming(!isNaming)}>
            {isNaming ? words.done : words.names}
          </Button>
        ) : null}
        <Button
          size="small"
          tone="quiet"
          aria-label={words.resetAll}
          onClick={() => onChange({ ...noScore(setup.seats), names: score.names })}
        >
          {words.reset}
        </Button>
      </div>
      <ul className={styles['items']} data-naming={isNaming || undefined}>
        {/* Between two players the ties are in the middle. */}
        {setup.seats === 2 ? [items[0], ties, items[1]] : [...items, ties]}
      </ul>
    </section>
  );
}

function SeatIcon({ match, seat }: { readonly match: MatchState; readonly seat: Seat }) {
  const symbol = symbolOfSeat(match, seat);
  return symbol ? <MarkIcon symbol={symbol} size={22} /> : null;
}

/** Against a bot "You" and "AI", else the seat's name. */
function nameOfSeat(match: MatchState, seat: Seat): string {
  const { controllers } = match.setup;
  if (controllers.every(({ kind }) => kind === 'person')) return seatNameOf(match, seat);
  return controllers[seat]?.kind === 'bot' ? words.ai : words.you;
}
