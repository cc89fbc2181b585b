import { useEffect, useRef, useState } from 'react';
import type { ListedRoom, Rooms } from '../../../rooms/protocol/contract.ts';
import type { RoomsError } from '../../../rooms/protocol/errors.ts';
import type { KeptSeat } from '../../../play/room/kept-seats.ts';
import { LIMITS } from '../../../rooms/protocol/contract.ts';
import { ONLINE_VARIANTS, type OnlineVariantId } from '../../../rooms/protocol/variants.ts';
import { cleanName } from '../../../rooms/referee/names.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Picture } from '../../../ui/controls/Picture.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { failures } from '../messages.ts';
import { Actions, Field, Panel } from './Panel.tsx';
import { sizeOf } from './sizes.ts';
import styles from './Menu.module.css';
import { cardOf } from '../../../variants/screens.ts';

type Props = {
  readonly rooms: Rooms;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly kept: readonly KeptSeat[];
  readonly busy: boolean;
  readonly onCreate: () => void;
  /** Opens a room for two at once. */
  readonly onOpen: (variant: OnlineVariantId) => void;
  readonly onJoin: () => void;
  readonly onListed: (code: string) => void;
  readonly onResume: (seat: KeptSeat) => void;
  readonly onGiveUp: (seat: KeptSeat) => void;
};

/** Says why the buttons aren't available. */
const NEEDS_NAME = 'needs-name';

/** The first step: a name, and the ways into a room. */
export function Menu(props: Props) {
  const { rooms, name, onName, kept, busy, onCreate, onOpen, onJoin } = props;
  const isNameless = cleanName(name) === null;
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={styles['columns']}>
      <Panel title={online.menuTitle}>
        <p>{online.menuLead}</p>
        <form
          className={styles['form']}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isNameless) onCreate();
          }}
        >
          <Field
            label={online.name}
            placeholder={online.namePlaceholder}
            value={name}
            maxLength={LIMITS.name}
            autoComplete="nickname"
            ref={field}
            onChange={(event) => onName(event.currentTarget.value)}
          />
          <Actions>
            <Button
              tone="solid"
              type="submit"
              disabled={isNameless}
              aria-describedby={isNameless ? NEEDS_NAME : undefined}
            >
              {online.create}
            </Button>
            <Button
              disabled={isNameless}
              aria-describedby={isNameless ? NEEDS_NAME : undefined}
              onClick={onJoin}
            >
              {online.join}
            </Button>
          </Actions>
          {isNameless ? (
            <p id={NEEDS_NAME} className={styles['needs']}>
              {online.needsName}
            </p>
          ) : null}
        </form>
        {kept.length > 0 ? <Kept {...props} /> : null}
      </Panel>
      <Games
        busy={busy}
        isNameless={isNameless}
        onOpen={(variant) => (isNameless ? field.current?.focus() : onOpen(variant))}
      />
      <Listed rooms={rooms} isNameless={isNameless} onListed={props.onListed} />
    </div>
  );
}

type GamesProps = {
  readonly busy: boolean;
  readonly isNameless: boolean;
  readonly onOpen: (variant: OnlineVariantId) => void;
};

/** One tap opens a room for two. */
function Games({ busy, isNameless, onOpen }: GamesProps) {
  return (
    <section className={styles['games']} aria-labelledby="open-a-room">
      <h2 id="open-a-room">{online.openTitle}</h2>
      <p className={styles['quiet']}>{online.openHint}</p>
      <ul className={styles['tiles']}>
        {ONLINE_VARIANTS.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={styles['tile']}
              aria-disabled={busy || undefined}
              aria-describedby={isNameless ? NEEDS_NAME : undefined}
              onClick={() => (busy ? undefined : onOpen(id))}
            >
              <Picture name={id} alt="" width={720} height={480} className={styles['picture']} />
              <span>{cardOf(id).name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

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

type ListedProps = {
  readonly rooms: Rooms;
  readonly isNameless: boolean;
  readonly onListed: (code: string) => void;
};

/** Rooms that their creators listed. */
function Listed({ rooms, isNameless, onListed }: ListedProps) {
  const [found, setFound] = useState<readonly ListedRoom[] | RoomsError | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    let wanted = true;
    void rooms.list().then((result) => {
      if (wanted) setFound(result.ok ? result.value : result.error);
      return null;
    });
    return () => {
      wanted = false;
    };
  }, [rooms, asked]);
  const isFailed = typeof found === 'string';
  return (
    <Panel title={online.listed}>
      {found === null ? <p>{online.connecting}</p> : null}
      {isFailed ? (
        <p role="alert">{found === 'no-backend' ? online.noBackend : failures[found]}</p>
      ) : null}
      {found?.length === 0 ? <p>{online.noneListed}</p> : null}
      {found !== null && !isFailed && found.length > 0 ? (
        <ul className={styles['list']}>
          {found.map(({ code, settings, players }) => (
            <li key={code} className={styles['listed']}>
              <Picture
                name={settings.gameVariant}
                alt=""
                width={720}
                height={480}
                className={styles['thumb']}
              />
              <span>
                <strong>{online.hostedBy(players[0] ?? '')}</strong>
                <small>
                  {online.listedRoom(
                    cardOf(settings.gameVariant).name,
                    sizeOf(settings.gameVariant, settings.gridSize),
                    players.length,
                    settings.playerCount,
                  )}
                </small>
              </span>
              <Button
                size="small"
                disabled={isNameless}
                aria-label={online.joinListed(code)}
                aria-describedby={isNameless ? NEEDS_NAME : undefined}
                onClick={() => onListed(code)}
              >
                {online.join}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div>
        <Button size="small" onClick={() => setAsked(asked + 1)}>
          {isFailed ? online.tryAgain : online.refresh}
        </Button>
      </div>
    </Panel>
  );
}
