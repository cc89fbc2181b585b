import { type MatchState, turnOf, symbolOfSeat } from '../../play/match-state.ts';
import { SYMBOLS } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import styles from './SeatLegend.module.css';
import { seatNameOf } from './status.ts';

/** Each seat's symbol and name in games for more than two; the seat to move stands out. */
export function SeatLegend({ match }: { match: MatchState }) {
  const turn = turnOf(match);
  const { controllers } = match.setup;
  return (
    <ul className={styles['legend']} aria-label={text.players}>
      {controllers.map((_, seat) => {
        const symbol = symbolOfSeat(match, seat);
        return (
          // Seats keep their order during a match.
          <li
            key={SYMBOLS[seat]}
            className={styles['seat']}
            aria-current={seat === turn ? 'true' : undefined}
          >
            {symbol && <MarkIcon symbol={symbol} size={26} />}
            <span className="visually-hidden">{symbol && text.symbols[symbol]}</span>
            <span className={styles['name']}>{seatNameOf(match, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
