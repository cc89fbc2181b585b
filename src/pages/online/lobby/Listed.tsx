import { type ComponentProps, useEffect, useState } from 'react';
import type { Rooms } from '../../../rooms/protocol/client-port.ts';
import type { RoomsError } from '../../../rooms/protocol/errors.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { Picture } from '../../../ui/controls/Picture.tsx';
import { cardOf } from '../../../variants/menu.ts';
import { failures } from '../notices.ts';
import styles from './EntryStep.module.css';
import { Panel } from './Panel.tsx';
import { sizeOf } from './sizes.ts';
import type { ListedRoom } from '../../../rooms/protocol/wire.ts';

type Props = {
  readonly rooms: Rooms;
  /** The id of the text that says why nobody can join yet, and what a press does until then. */
  readonly need: Pick<ComponentProps<typeof Button>, 'aria-describedby' | 'onRefused'>;
  readonly onListed: (code: string) => void;
};

/** Rooms that their creators made public. */
export function Listed({ rooms, need, onListed }: Props) {
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
  const failure = !isFailed ? '' : found === 'no-backend' ? online.noBackend : failures[found];
  useAnnouncement(failure);
  return (
    <Panel title={online.listed}>
      {found === null ? <p>{online.connecting}</p> : null}
      {isFailed ? <p>{failure}</p> : null}
      {found?.length === 0 ? (
        <>
          <p>{online.noneListed}</p>
          <p className={styles['quiet']}>{online.privateDetail}</p>
        </>
      ) : null}
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
                disabled={need.onRefused !== undefined}
                aria-label={online.joinListed(code)}
                {...need}
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
