import { useRef, useState } from 'react';
import type { Rooms } from '../../../rooms/protocol/client-port.ts';
import type { KeptSeat } from '../../../play/room/kept-seats.ts';
import { ROOM_GAMES } from '../../../rooms/protocol/room-games.ts';
import { cleanName } from '../../../rooms/referee/names.ts';
import { online } from '../../../text/online.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { announce } from '../../../ui/notices/Announcer.tsx';
import { Segmented } from '../../../ui/controls/Segmented.tsx';
import { Picture } from '../../../ui/controls/Picture.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { readKeptClass } from '../../../play/room/kept-class.ts';
import { storage } from '../use-address.ts';
import { Listed } from './Listed.tsx';
import { Actions, Panel } from './Panel.tsx';
import { NameField } from './NameField.tsx';
import styles from './EntryStep.module.css';
import { cardOf } from '../../../variants/menu.ts';
import type { GameId } from '../../../variants/rules.ts';

type Props = {
  readonly rooms: Rooms;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly kept: readonly KeptSeat[];
  readonly busy: boolean;
  readonly wanted: GameId | null;
  readonly onWant: (variant: GameId) => void;
  readonly onCreate: () => void;
  /** Opens a room for two at once, or joins somebody who waits for an opponent. */
  readonly onOpen: (variant: GameId, opponent: OpponentChoice) => void;
  readonly onJoin: () => void;
  readonly onListed: (code: string) => void;
  readonly onResume: (seat: KeptSeat) => void;
  readonly onGiveUp: (seat: KeptSeat) => void;
};

/** The opponent in a room for two: a friend, who gets its code, or anybody. */
type OpponentChoice = 'friend' | 'anybody';

/** Says why the buttons aren't available. */
const NEEDS_NAME = 'needs-name';

/** The first step: what to play, a name, and the ways into a room. */
export function EntryStep(props: Props) {
  const { rooms, name, onName, kept, busy, wanted, onWant, onCreate, onOpen, onJoin } = props;
  const isNameless = cleanName(name) === null;
  const reason = isNameless ? NEEDS_NAME : undefined;
  // Focuses the name field first if it is empty. It stays first while the name is typed.
  const [isNew] = useState(isNameless);
  const field = useRef<HTMLInputElement>(null);
  const [opponent, setOpponent] = useState<OpponentChoice>('friend');
  const askName = () => {
    announce(online.needsName);
    field.current?.focus();
  };
  const need = { 'aria-describedby': reason, onRefused: isNameless ? askName : undefined };
  const choice = (
    <section className={styles['games']} aria-labelledby="open-a-room">
      <h2 id="open-a-room">{online.openTitle}</h2>
      <Segmented<OpponentChoice>
        legend={online.opponent}
        options={[
          { value: 'friend', label: online.opponents.friend },
          { value: 'anybody', label: online.opponents.anybody },
        ]}
        value={opponent}
        onChange={setOpponent}
      />
      <p className={styles['quiet']}>{online.openDetails[opponent]}</p>
      <GameButtons
        busy={busy}
        wanted={isNameless ? wanted : null}
        reason={reason}
        onPick={(variant) => {
          if (!isNameless) return onOpen(variant, opponent);
          onWant(variant);
          return askName();
        }}
      />
    </section>
  );
  return (
    <div className={`${styles['columns']} ${isNew ? styles['new'] : ''}`}>
      {isNew ? null : choice}
      <Panel title={online.entryTitle} className={styles['enter']}>
        <p className={styles['lead']}>{online.entryLead}</p>
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (isNameless || busy) return;
            if (wanted) onOpen(wanted, opponent);
            else onCreate();
          }}
        >
          <NameField name={name} onName={onName} aria-describedby={reason} ref={field} />
          {wanted ? (
            <Button tone="solid" type="submit" disabled={isNameless || busy} {...need}>
              {online.openRoom(cardOf(wanted).name)}
            </Button>
          ) : null}
          <Actions>
            <Button
              {...(wanted ? { onClick: onCreate } : { tone: 'solid', type: 'submit' })}
              disabled={isNameless}
              {...need}
            >
              {online.create}
            </Button>
            <Button disabled={isNameless} {...need} onClick={onJoin}>
              {online.join}
            </Button>
          </Actions>
          {isNameless || isNew ? (
            // The line stays until the page is left, so that nothing moves with the first letter.
            <p id={NEEDS_NAME} className={styles['needs']} data-met={isNameless ? undefined : ''}>
              {online.needsName}
            </p>
          ) : null}
        </form>
        {kept.length > 0 ? <Kept {...props} /> : null}
      </Panel>
      {isNew ? choice : null}
      <div className={styles['others']}>
        <Listed rooms={rooms} need={need} onListed={props.onListed} />
        <Panel title={online.schoolClass.title}>
          <p>{online.schoolClass.lead}</p>
          <Actions>
            <ButtonLink to="/class">
              {online.schoolClass[readKeptClass(storage) ? 'back' : 'open']}
            </ButtonLink>
          </Actions>
        </Panel>
      </div>
    </div>
  );
}

type GameButtonsProps = {
  readonly busy: boolean;
  readonly wanted: GameId | null;
  readonly reason: string | undefined;
  readonly onPick: (variant: GameId) => void;
};

/** One tap opens a room for two. */
const GameButtons = ({ busy, wanted, reason, onPick }: GameButtonsProps) => (
  <ul className={styles['choices']}>
    {ROOM_GAMES.map((id) => (
      <li key={id}>
        <button
          type="button"
          className={styles['choice']}
          aria-disabled={busy || undefined}
          aria-current={id === wanted || undefined}
          aria-describedby={reason}
          onClick={() => (busy ? undefined : onPick(id))}
        >
          <Picture name={id} alt="" width={720} height={480} className={styles['picture']} />
          <span>{cardOf(id).name}</span>
        </button>
      </li>
    ))}
  </ul>
);

function Kept({ kept, onResume, onGiveUp }: Props) {
  return (
    <>
      <h3>{online.kept}</h3>
      <ul className={styles['list']}>
        {kept.map((seat) => (
          <li key={seat.key.code} className={styles['row']}>
            <Button onClick={() => onResume(seat)}>
              {online.keptRoom(seat.key.code, seat.name)}
            </Button>
            <Button
              icon
              tone="quiet"
              aria-label={online.giveUp(seat.key.code)}
              onClick={() => onGiveUp(seat)}
            >
              <Icon name="close" />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
