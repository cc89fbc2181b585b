import { type FormEvent, useLayoutEffect } from 'react';
import { KEYS, keepText, readJson, tabStorage } from '../../look/storage.ts';
import { LONGEST_NAME, SYMBOLS } from '../../rules/game.ts';
import { readField, isFields, listOf } from '../../rules/untrusted.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { multiplayer, type MultiplayerOptions, offerFor, setupAdvice } from './rules.ts';
import type { SetupProps } from '../variant.ts';
import { Fields, SEATS } from './Fields.tsx';
import styles from './Setup.module.css';
import { words } from './words/en.ts';
import { keptValue, useUntilReload } from '../../ui/page/use-until-reload.ts';

const { own } = words;
const NAMELESS = Array.from({ length: 6 }, () => '');

/** The last setup in this tab, so that nobody has to type six names again after a reload. */
type LastSetup = {
  readonly seats: number;
  readonly names: readonly string[];
  readonly options: MultiplayerOptions;
};

function keepSetup(setup: LastSetup): void {
  keepText(tabStorage(globalThis), KEYS.setup, JSON.stringify(setup));
}

/** Null if there is none or it is invalid. */
function lastSetup(): LastSetup | null {
  const raw = readJson(tabStorage(globalThis), KEYS.setup);
  if (!isFields(raw)) return null;
  const names = listOf(readField(raw, 'names'), NAMELESS.length) ?? [];
  const seats = SEATS.find((count) => count === readField(raw, 'seats'));
  const options = multiplayer.options(readField(raw, 'options'), SEATS[0]);
  if (seats === undefined || options === undefined) return null;
  const named = NAMELESS.map((_, seat) => {
    const name = names[seat];
    return typeof name === 'string' ? name.slice(0, LONGEST_NAME) : '';
  });
  return { seats, names: named, options };
}

/** The form before a game on one device: number of players, grid size and names. */
export function Setup({ options: chosen, onOptions, onStart }: SetupProps) {
  const options = chosen as MultiplayerOptions;
  const [seats, setSeats] = useUntilReload('seats', 3);
  const [names, setNames] = useUntilReload<readonly string[]>('names', NAMELESS);
  useLayoutEffect(() => {
    // Read the kept setup only after the first render, which must match the prerendered page.
    const last = keptValue<unknown>('seats', null) === null ? lastSetup() : null;
    if (!last) return;
    setSeats(last.seats);
    setNames(last.names);
    onOptions(last.options);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the form comes
  }, []);
  const nameOf = (seat: number) => names[seat]?.trim() || own.name(seat + 1);
  const start = (event: FormEvent) => {
    event.preventDefault();
    const controllers = Array.from({ length: seats }, (_, seat) => ({
      kind: 'person' as const,
      name: nameOf(seat),
    }));
    keepSetup({ seats, names, options });
    onStart({ game: 'multiplayer', seats, options, controllers });
    const { started, startedDetail } = own;
    notify({ title: started, detail: startedDetail(seats, options.size) });
  };
  return (
    <form className={styles['form']} onSubmit={start}>
      <Fields
        seats={seats}
        options={options}
        onChange={(next, players) => {
          setSeats(players);
          // The grid follows the number of players; a chosen one stays, with a warning.
          onOptions(players === seats ? next : offerFor(players, next as MultiplayerOptions));
        }}
      />
      <Warning seats={seats} options={options} called={nameOf} />
      <div className={styles['names']}>
        {SYMBOLS.slice(0, seats).map((symbol, seat) => (
          <label key={symbol} className={styles['name']}>
            <MarkIcon symbol={symbol} size={24} />
            <span className="visually-hidden">{own.nameLabel(seat + 1)}</span>
            <input
              className={styles['input']}
              value={names[seat]}
              maxLength={LONGEST_NAME}
              placeholder={own.name(seat + 1)}
              autoComplete="off"
              onChange={(event) => setNames(names.with(seat, event.currentTarget.value))}
            />
          </label>
        ))}
      </div>
      <Button tone="solid" type="submit" data-start className={styles['start']}>
        {own.start}
      </Button>
    </form>
  );
}

type WarningProps = {
  readonly seats: number;
  readonly options: MultiplayerOptions;
  readonly called: (seat: number) => string;
};

/** Says who can fill a line if not everybody can; the game can still be started. */
function Warning({ seats, options, called }: WarningProps) {
  const line = warningOf(seats, options, called);
  useAnnouncement(line);
  return line === '' ? null : <p className={styles['warning']}>{line}</p>;
}

function warningOf(seats: number, options: MultiplayerOptions, called: WarningProps['called']) {
  const { able, advice } = setupAdvice(seats, options);
  if (advice === 'none') return '';
  const [first] = able;
  const who =
    first === undefined
      ? own.nobody
      : able.length === 1
        ? own.only(called(first))
        : own.some(able.map(called).join(', '));
  const help = advice === 'three-in-a-row' ? own.three : own.bigger;
  return `${who} ${help}`;
}
