import { lazyTranslations } from '../../text/lazy-translations.ts';
import { privacy } from '../../text/privacy.ts';
import { Page } from '../../ui/page/Page.tsx';
import styles from './Privacy.module.css';

// The text depends on how this copy of the site is run.
const isCounting = Boolean(import.meta.env.VITE_ANALYTICS_ID);
const isOnSupabase = Boolean(import.meta.env.VITE_SUPABASE_URL);

/** The lazy part of the route: the page in the visitor's language. */
export async function loadPage() {
  await lazyTranslations.privacy?.(privacy);
  return { element: <PrivacyPage /> };
}

/** Lists what is stored, where and for how long. */
function PrivacyPage() {
  const { device, rooms, server, visits, schools, erase } = privacy;
  const parts = [
    device,
    { ...rooms, lines: isOnSupabase ? [...rooms.lines, rooms.onSupabase] : rooms.lines },
    { ...server, lines: [server.counts, isOnSupabase ? server.onSupabase : server.own] },
    { ...visits, lines: [isCounting ? visits.counted : visits.none] },
    schools,
    { ...erase, lines: [...erase.lines, erase.ask] },
  ];
  return (
    <Page narrow lang={privacy.lang}>
      <h1>{privacy.title}</h1>
      <p className={styles['lead']}>{privacy.lead}</p>
      {parts.map(({ title, lines }) => (
        <section key={title} className={styles['part']}>
          <h2>{title}</h2>
          <ul className={styles['list']}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
}
