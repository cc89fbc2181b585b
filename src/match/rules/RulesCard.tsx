import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { GameWords } from '../../text/word-types.ts';
import styles from './RulesCard.module.css';

type Props = {
  readonly words: GameWords;
  readonly options: Json;
  /** Agreements besides the game's rules. */
  readonly terms?: readonly string[];
};

/** The rules in a few lines, for the options in force. */
export function RulesCard({ words, options, terms }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="rules">
      <h2 id="rules" className={styles['title']}>
        {words.rulesTitle ?? text.page.rules}
      </h2>
      <ul className={styles['list']}>
        {[...words.rules(options), ...(terms ?? [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
