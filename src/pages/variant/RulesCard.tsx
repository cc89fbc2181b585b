import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import type { VariantText } from '../../text/variants.ts';
import type { VariantId } from '../../variants/stages.ts';
import styles from './RulesCard.module.css';

type Props = {
  readonly id: VariantId;
  readonly options: Json;
  /** What was agreed on beside the game's own rules. */
  readonly terms?: readonly string[];
};

/** The rules in a few lines, with the options in force; flat on the page, since it is only read. */
export function RulesCard({ id, options, terms }: Props) {
  return (
    <section className={styles['card']} aria-labelledby="rules">
      <h2 id="rules" className={styles['title']}>
        {titleOf(id)}
      </h2>
      <ul className={styles['list']}>
        {[...rulesOf(id, options), ...(terms ?? [])].map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(id: VariantId): string {
  const own: Readonly<Record<VariantId, VariantText>> = text.variants;
  return own[id].rulesTitle ?? text.page.rules;
}

/** A catalogue entry takes the option values as they come; all of them are plain JSON. */
function rulesOf(id: VariantId, options: Json): readonly string[] {
  const lines: (options: never) => readonly string[] = text.variants[id].rules;
  return lines(options as never);
}
