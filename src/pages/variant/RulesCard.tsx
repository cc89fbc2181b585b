import { text } from '../../text/en.ts';
import type { VariantId } from '../../variants/stages.ts';
import styles from './RulesCard.module.css';

/** The rules in a few lines, flat on the page: it is there to be read, not pressed. */
export function RulesCard({ id }: { id: VariantId }) {
  return (
    <section className={styles['card']} aria-labelledby="rules">
      <h2 id="rules" className={styles['title']}>
        {text.page.rules}
      </h2>
      <ul className={styles['list']}>
        {text.variants[id].rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
