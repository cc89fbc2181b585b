import { useStore } from 'zustand';
import { type Count, stats } from '../../play/stats/tallies.ts';
import { footer } from '../../text/footer.ts';
import { home } from '../../text/home.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Remember } from '../../ui/controls/Remember.tsx';
import { Stat } from '../../ui/page/Stat.tsx';
import { cardOf, gameIds } from '../../variants/menu.ts';
import styles from './StatsPanel.module.css';

const words = home.stats;

const percent = ({ wins, losses }: Count): number => Math.round((wins / (wins + losses)) * 100);

/** 'Your Gaming Stats', shown after the first finished game, with a card for each variant played. */
export default function StatsPanel() {
  const all = useStore(stats);
  const played = gameIds.flatMap((id) => {
    const tally = all[cardOf(id).stats];
    return tally && tally.wins + tally.losses > 0 ? [{ id, tally }] : [];
  });
  if (played.length === 0) return null;
  const total = played.reduce<Count>(
    (sum, { tally }) => ({
      wins: sum.wins + tally.wins,
      losses: sum.losses + tally.losses,
      ties: sum.ties + tally.ties,
    }),
    { wins: 0, losses: 0, ties: 0 },
  );
  return (
    <section className={styles['panel']} aria-labelledby="stats">
      <div className={styles['head']}>
        <h2 id="stats">{words.title}</h2>
        <Remember label={words.remember} />
      </div>
      <dl className={styles['totals']}>
        <Stat className={styles['figure']} label={words.rate} value={`${percent(total)}%`} />
        <Stat className={styles['figure']} label={words.wins} value={total.wins} />
        <Stat className={styles['figure']} label={words.games} value={total.wins + total.losses} />
      </dl>
      <ul className={styles['cards']}>
        {played.map(({ id, tally }) => (
          <li key={id} className={styles['card']}>
            <h3>{cardOf(id).name}</h3>
            <p className={styles['rate']}>{words.won(percent(tally))}</p>
            <p>{words.count(tally.wins, tally.losses, tally.ties)}</p>
          </li>
        ))}
      </ul>
      <ButtonLink to="/stats" size="small" className={styles['all']}>
        {footer.stats}
      </ButtonLink>
    </section>
  );
}
