import { useEffect, useRef, useState } from 'react';
import type { ClassSnapshot } from '../../../rooms/protocol/class-wire.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import type { FollowedClass } from '../../../rooms/protocol/class-port.ts';
import { classWords } from '../../../text/class.ts';
import { text } from '../../../text/play.ts';
import { Button, ButtonLink } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { Tools } from '../../../ui/controls/Tools.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { NoticeStrip } from '../../../ui/notices/NoticeStrip.tsx';
import { cardOf } from '../../../variants/menu.ts';
import { classAddress } from './addresses.ts';
import { AskingDevice } from './AskingDevice.tsx';
import { Boards } from './Boards.tsx';
import { ClassClock } from './ClassClock.tsx';
import { ClassControls } from './ClassControls.tsx';
import { Gathering } from './Gathering.tsx';
import styles from './Host.module.css';
import { HostSteps } from './HostSteps.tsx';
import { Podium } from './Podium.tsx';
import { remainingPupils } from './results.ts';
import { RoundResults } from './RoundResults.tsx';
import { Standings } from './Standings.tsx';

type Props = {
  readonly client: ClassClient;
  readonly followed: FollowedClass;
};

/** The page of a host: often on a projector, so its letters grow with the screen. */
export function Host({ client, followed }: Props) {
  const { snapshot, boards, skew, connection } = followed;
  const [areControlsOpen, setControlsOpen] = useState(false);
  const controls = useRef<HTMLButtonElement>(null);
  const { status, round } = snapshot;
  useAnnouncement(
    status === 'playing'
      ? classWords.started(round)
      : status === 'between'
        ? classWords.ended(round)
        : '',
  );
  useAnnouncement(snapshot.asking === null ? '' : classWords.asks(snapshot.asking));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that opened this is gone, and the focus with it.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [status, round]);
  return (
    <div className={styles['host']} data-screen data-status={status}>
      <header className={styles['head']}>
        <ButtonLink to="/" size="small" icon aria-label={text.back}>
          <Icon name="back" />
        </ButtonLink>
        <h1 ref={title} tabIndex={-1}>
          {titleOf(snapshot)}
        </h1>
        <ClassClock snapshot={snapshot} skew={skew} />
        <div className={styles['buttons']}>
          <HostSteps key={`${status} ${round}`} client={client} snapshot={snapshot} />
          <Button ref={controls} onClick={() => setControlsOpen(true)}>
            <Icon name="sliders" /> {classWords.controls}
          </Button>
        </div>
        <Tools />
      </header>
      <NoticeStrip className={styles['notices']} />
      <main id="main" tabIndex={-1} className={styles['main']}>
        <p className={styles['printed']}>
          {[classWords.title, snapshot.code, startDateOf(snapshot)].join(' · ')}
        </p>
        {connection === 'lost' ? <p className={styles['lost']}>{classWords.lost}</p> : null}
        {snapshot.asking === null ? null : (
          <AskingDevice client={client} number={snapshot.asking} />
        )}
        {status === 'gathering' ? <Gathering snapshot={snapshot} /> : null}
        {status === 'playing' ? <Boards snapshot={snapshot} boards={boards} isStage /> : null}
        {status === 'over' ? <Podium snapshot={snapshot} /> : null}
        {status === 'between' || status === 'over' ? (
          <div className={styles['between']} data-many={isMany(snapshot) ? '' : undefined}>
            <Standings snapshot={snapshot} columns={columnsOf(snapshot)} />
            <RoundResults snapshot={snapshot} />
          </div>
        ) : null}
      </main>
      {status === 'gathering' ? null : (
        <p className={styles['foot']}>
          {snapshot.settings.locked ? null : (
            <span>
              {classAddress()} · {classWords.code} <strong>{snapshot.code}</strong>
            </span>
          )}
          <span>{classWords.pupils(remainingPupils(snapshot).length)}</span>
          {status === 'playing' ? (
            <>
              <span>{classWords.stillOpen(openIn(snapshot))}</span>
              {byesIn(snapshot).map((name) => (
                <span key={name}>{classWords.byeOf(name)}</span>
              ))}
            </>
          ) : null}
        </p>
      )}
      <ClassControls
        client={client}
        snapshot={snapshot}
        open={areControlsOpen}
        onClose={() => setControlsOpen(false)}
        opener={() => controls.current}
      />
    </div>
  );
}

/** The most names in a column of the standings, so that all are visible. */
const ROWS = 16;

const columnsOf = ({ standings }: ClassSnapshot): number => Math.ceil(standings.length / ROWS);

/** The standings need the whole width. */
const isMany = (snapshot: ClassSnapshot): boolean => columnsOf(snapshot) > 1;

const openIn = ({ rounds }: ClassSnapshot): number =>
  rounds.at(-1)?.pairings.filter(({ result }) => result === null).length ?? 0;

/** The day of the first round; '' before it. */
const startDateOf = ({ rounds: [first] }: ClassSnapshot): string =>
  first ? new Date(first.startedAt).toLocaleDateString(classWords.lang) : '';

/** The names of the pupils without an opponent in this round. */
const byesIn = ({ rounds, pupils }: ClassSnapshot): readonly string[] =>
  (rounds.at(-1)?.pairings ?? [])
    .filter(({ result }) => result === 'bye')
    .map((pairing) => pupils[pairing.pupils[0]]?.name ?? '');

function titleOf({ status, round, rounds }: ClassSnapshot): string {
  const game = rounds.at(-1)?.game;
  if (status === 'gathering' || game === undefined) return classWords.gathering;
  if (status === 'over') return classWords.podium;
  const { name } = cardOf(game);
  if (status === 'playing') return classWords.roundOf(round, name);
  return rounds.at(-1)?.isDropped ? classWords.droppedRound(round) : classWords.ended(round);
}
