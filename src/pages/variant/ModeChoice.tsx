import type { Level } from '../../bots/levels.ts';
import type { MatchSetup } from '../../play/match-state.ts';
import type { Json } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { say } from '../../ui/notices/Announcer.tsx';
import { Segmented } from '../../ui/controls/Segmented.tsx';
import type { VariantId } from '../../variants/screens.ts';
import styles from './ModeChoice.module.css';
import { useKept } from '../../ui/page/use-kept.ts';

/** Who makes the first move against the computer. */
const STARTERS = ['you', 'ai', 'alternate'] as const;
type Starter = (typeof STARTERS)[number];

const hintOf = (starter: Starter) =>
  starter === 'you' ? text.modes.aiHint : text.modes.starts[starter];

const LEVELS = (['easy', 'medium', 'hard'] as const).map((value) => ({
  value,
  label: text.modes[value],
}));

type Props = {
  readonly id: VariantId;
  readonly options: Json;
  readonly onStart: (setup: MatchSetup) => void;
};

/** The two ways to play on one device; choosing one starts a game. */
export function ModeChoice({ id, options, onStart }: Props) {
  const [level, setLevel] = useKept<Level>(`${id} level`, 'medium');
  const [starter, setStarter] = useKept<Starter>(`${id} starter`, 'you');
  const [alternate, setAlternate] = useKept(`${id} alternate`, false);
  const start = (setup: Pick<MatchSetup, 'controllers' | 'first' | 'alternate'>) => {
    onStart({ game: id, seats: 2, options, ...setup });
  };
  return (
    <div className={styles['frame']}>
      <div className={styles['cards']}>
        <section className={styles['card']} aria-labelledby="vs-ai">
          <div className={styles['head']}>
            <span className={styles['marks']}>
              <MarkIcon symbol="X" />
            </span>
            <div>
              <h3 id="vs-ai" className={styles['title']}>
                {text.modes.ai}
              </h3>
              <p className={styles['hint']}>{hintOf(starter)}</p>
            </div>
            <Button
              size="small"
              icon
              tone="quiet"
              aria-label={text.modes.starter(text.modes.starters[starter])}
              onClick={() => {
                const next = STARTERS[(STARTERS.indexOf(starter) + 1) % STARTERS.length] ?? 'you';
                setStarter(next);
                say(hintOf(next));
              }}
            >
              <Icon name="swap" />
            </Button>
          </div>
          <Segmented
            legend={text.modes.difficulty}
            options={LEVELS}
            value={level}
            onChange={setLevel}
          />
          <Button
            tone="solid"
            onClick={() =>
              start({
                controllers: [{ kind: 'person' }, { kind: 'bot', level }],
                ...(starter === 'ai' && { first: 1 }),
                ...(starter === 'alternate' && { alternate: true }),
              })
            }
          >
            {text.modes.ai}
          </Button>
        </section>
        <section className={styles['card']} aria-labelledby="vs-friend">
          <div className={styles['head']}>
            <span className={styles['marks']}>
              <MarkIcon symbol="X" />
              <MarkIcon symbol="O" />
            </span>
            <div>
              <h3 id="vs-friend" className={styles['title']}>
                {text.modes.friend}
              </h3>
              <p className={styles['hint']}>{text.modes.friendHint}</p>
            </div>
          </div>
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={alternate}
              onChange={(event) => setAlternate(event.currentTarget.checked)}
            />
            <span>
              {text.modes.alternate}
              <small>{text.modes.alternateHint}</small>
            </span>
          </label>
          <Button
            onClick={() =>
              start({ controllers: [{ kind: 'person' }, { kind: 'person' }], alternate })
            }
          >
            {text.modes.friendButton}
          </Button>
        </section>
      </div>
    </div>
  );
}
