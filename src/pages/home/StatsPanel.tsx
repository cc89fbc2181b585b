import { useStore } from 'zustand';
import { choose, device } from '../../look/device.ts';
import { keepStats } from '../../play/stats/kept-stats.ts';
import { deviceStorage } from '../../play/keeping/saved.ts';
import { stats, type Tally } from '../../play/stats/tallies.ts';
import { home } from '../../text/home.ts';
import { cardOf, variantIds } from '../../variants/screens.ts';
import styles from './StatsPanel.module.css';

const words = home.stats;

const percent = ({ wins, losses }: Tally): number => Math.round((wins / (wins + losses)) * 100);

/** 'Your Gaming Stats', shown after the first finished game, with a card for each variant played. */
export default function StatsPanel() {
  const all = useStore(stats);
  const isKept = useStore(device, ({ remember }) => remember === 'on');
  const played = variantIds.flatMap((id) => {
    const tally = all[cardOf(id).stats];
    return tally && tally.wins + tally.losses > 0 ? [{ id, tally }] : [];
  });
  if (played.length === 0) return null;
  const total = played.reduce<Tally>(
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
        <label className={styles['keep']}>
          <input
            type="checkbox"
            checked={isKept}
            onChange={(event) => {
              const isWanted = event.currentTarget.checked;
              choose({ remember: isWanted ? 'on' : 'off' });
              // Save at once, because the visitor may leave.
              if (isWanted) keepStats(deviceStorage(window));
            }}
          />
          {words.remember}
        </label>
      </div>
      <dl className={styles['totals']}>
        <Figure label={words.rate} value={`${percent(total)}%`} />
        <Figure label={words.wins} value={String(total.wins)} />
        <Figure label={words.games} value={String(total.wins + total.losses)} />
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
    </section>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles['figure']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
