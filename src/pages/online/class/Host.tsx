import { Suspense, useEffect, useRef, useState } from 'react';
import type { ClassView } from '../../../rooms/protocol/class-wire.ts';
import { baseOf, languageOf } from '../../../look/paths.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import type { FollowedClass } from '../../../rooms/protocol/class-port.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { useAnnouncement } from '../../../ui/notices/Announcer.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { cardOf } from '../../../variants/menu.ts';
import { spellCode } from '../lobby/room-code.ts';
import { Boards } from './Boards.tsx';
import { ClassClock } from './ClassClock.tsx';
import { ClassMenu } from './ClassMenu.tsx';
import styles from './Host.module.css';
import { Podium } from './Podium.tsx';
import { classTable, resultText } from './results.ts';
import { Shelf } from './Shelf.tsx';
import { Standings } from './Standings.tsx';

const QrCode = lazyPart(async () => (await import('../lobby/QrCode.tsx')).QrCode);

type Props = {
  readonly client: ClassClient;
  readonly followed: FollowedClass;
};

/** The screen that leads a class, often on a projector. */
export function Host({ client, followed }: Props) {
  const { view, boards, skew } = followed;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const { status, round } = view;
  useAnnouncement(
    status === 'playing'
      ? classWords.started(round)
      : status === 'between'
        ? classWords.ended(round)
        : '',
  );
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [status, round]);
  return (
    <div className={styles['host']} data-status={status}>
      <div className={styles['head']}>
        <h2 ref={title} tabIndex={-1}>
          {titleOf(view)}
        </h2>
        <ClassClock view={view} skew={skew} />
        <div className={styles['buttons']}>
          <Steps key={`${status} ${round}`} client={client} view={view} />
          <Button ref={menu} onClick={() => setMenuOpen(true)}>
            <Icon name="sliders" /> {classWords.menu}
          </Button>
        </div>
      </div>
      {status === 'gathering' ? (
        <Gathering view={view} />
      ) : (
        <p className={styles['small']}>
          {classWords.code} <strong>{view.code}</strong>
          {' · '}
          {classWords.pupils(presentIn(view).length)}
          {status === 'playing' ? ` · ${classWords.stillOpen(openIn(view))}` : ''}
        </p>
      )}
      {status === 'playing' ? <Boards view={view} boards={boards} /> : null}
      {status === 'over' ? <Podium view={view} /> : null}
      {status === 'between' || status === 'over' ? (
        <div className={styles['between']}>
          <Standings view={view} />
          <Results view={view} />
        </div>
      ) : null}
      <ClassMenu
        client={client}
        view={view}
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        opener={() => menu.current}
      />
    </div>
  );
}

const presentIn = ({ pupils }: ClassView) => pupils.filter(({ hasLeft }) => !hasLeft);

const openIn = ({ rounds }: ClassView): number =>
  rounds.at(-1)?.pairings.filter(({ result }) => result === null).length ?? 0;

function titleOf({ status, round, rounds }: ClassView): string {
  const game = rounds.at(-1)?.game;
  if (status === 'gathering' || game === undefined) return classWords.gathering;
  if (status === 'over') return classWords.podium;
  const { name } = cardOf(game);
  return status === 'between' ? classWords.ended(round) : classWords.roundOf(round, name);
}

/** What the class does next. */
function Steps({ client, view }: { client: ClassClient; view: ClassView }) {
  const { status, round, pausedAt } = view;
  const [isSure, setSure] = useState(false);
  if (status === 'over') {
    return (
      <>
        <Button onClick={() => print()}>{classWords.print}</Button>
        <Button onClick={() => save(`${classWords.fileName}.csv`, classTable(view))}>
          {classWords.download}
        </Button>
        <Button onClick={() => (isSure ? client.forget() : setSure(true))}>
          {isSure ? classWords.anotherSure : classWords.another}
        </Button>
      </>
    );
  }
  if (status === 'playing') {
    return (
      <>
        <Button onClick={() => void client.act({ do: pausedAt === null ? 'pause' : 'resume' })}>
          {pausedAt === null ? classWords.pause : classWords.goOn}
        </Button>
        <Button
          tone={isSure ? 'solid' : 'raised'}
          title={classWords.endRoundHint}
          onClick={() => (isSure ? void client.act({ do: 'end', round }) : setSure(true))}
        >
          {isSure ? classWords.endRoundSure : classWords.endRound}
        </Button>
      </>
    );
  }
  const isAlone = presentIn(view).filter(({ isAway }) => !isAway).length < 2;
  return (
    <Button
      tone="solid"
      disabled={isAlone}
      title={isAlone ? classWords.needsTwo : undefined}
      onClick={() => void client.act({ do: 'start', round })}
    >
      {classWords.start(round + 1)}
    </Button>
  );
}

/** The code as large as the screen allows, and everybody who is in. */
function Gathering({ view }: { view: ClassView }) {
  const link = linkTo(view.code);
  const present = presentIn(view);
  useAnnouncement(present.length > 0 ? classWords.newcomer(present.at(-1)?.name ?? '') : '');
  return (
    <div className={styles['gathering']}>
      <section className={styles['code']} aria-label={classWords.code}>
        <output className={styles['letters']} aria-hidden="true">
          {view.code.split('').map((letter, at) => (
            // The same letter may stand at two places.
            // eslint-disable-next-line react/no-array-index-key -- places don't move
            <span key={at}>{letter}</span>
          ))}
        </output>
        <span className="visually-hidden">{spellCode(view.code)}</span>
        <p>{classWords.goTo(`${location.host}${baseOf(languageOf(location.pathname))}/online`)}</p>
        <Suspense fallback={null}>
          <QrCode link={link} />
        </Suspense>
      </section>
      <Shelf view={view} />
    </div>
  );
}

/** The address that joins a class. */
const linkTo = (code: string): string => {
  const link = new URL(`${baseOf(languageOf(location.pathname))}/class`, location.origin);
  link.searchParams.set('code', code);
  return link.href;
};

/** The results of the round that has just ended; after the class those of all, the last first. */
function Results({ view }: { view: ClassView }) {
  const rounds = view.rounds.map((round, at) => ({ ...round, number: at + 1 }));
  const shown = view.status === 'over' ? rounds.toReversed() : rounds.slice(-1);
  return (
    <section className={styles['results']} aria-labelledby="results">
      <h2 id="results">{classWords.results}</h2>
      {shown.map(({ number, game, pairings }) => (
        <div key={number} className={styles['round']}>
          <h3>{classWords.roundOf(number, cardOf(game).name)}</h3>
          <ul>
            {pairings.map((pairing) => (
              <li key={pairing.pupils.join('-')}>
                <strong>
                  {pairing.pupils.map((pupil) => view.pupils[pupil]?.name ?? '').join(' – ')}
                </strong>
                <span>{resultText(view, pairing)}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Saves a text as a file, with a mark by which spreadsheets know its encoding. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
