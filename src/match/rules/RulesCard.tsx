import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { GameWords } from '../../text/words.ts';
import styles from './RulesCard.module.css';

type Props = {
  readonly words: GameWords;
  readonly options: Json;
  /** What was agreed on beside the game's own rules. */
  readonly terms?: readonly string[];
};

/** The rules in a few lines, with the options in force; flat on the page, since it is only read. */
export function RulesCard({ words, options, terms }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="rules">
      <h2 id="rules" className={styles['title']}>
        {words.rulesTitle ?? text.page.rules}
      </h2>
      <ul className={styles['list']}>
        {[...linesOf(words, options), ...(terms ?? [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

/** The rules take the option values as they come; all of them are plain JSON. */
const linesOf = ({ rules }: GameWords, options: Json): readonly string[] => rules(options as never);
