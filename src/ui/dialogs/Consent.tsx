import { useStore } from 'zustand';
import { changeSettings, siteSettings } from '../../look/settings.ts';
import { siteText } from '../../text/site.ts';
import { Button } from '../controls/Button.tsx';
import { openDialogs } from '../notices/open-dialogs.ts';
import styles from './Consent.module.css';

/** Asks once whether visits may be counted, while no dialog covers the question. Games continue without an answer. */
export function Consent() {
  const visits = useStore(siteSettings, (state) => state.visits);
  const isCovered = useStore(openDialogs, ({ open }) => open > 0);
  if (visits !== 'ask' || isCovered) return null;
  const { consent } = siteText;
  return (
    <section className={styles['place']} aria-label={consent.title}>
      <p className={styles['words']}>{consent.question}</p>
      <div className={styles['answers']}>
        <Button size="small" onClick={() => changeSettings({ visits: 'off' })}>
          {consent.no}
        </Button>
        <Button size="small" onClick={() => changeSettings({ visits: 'on' })}>
          {consent.yes}
        </Button>
      </div>
    </section>
  );
}
