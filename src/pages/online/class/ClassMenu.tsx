import { Suspense, useState } from 'react';
import type { ClassView, ShownPupil } from '../../../rooms/protocol/class-wire.ts';
import { LONGEST_NAME } from '../../../rules/game.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { spellCode } from '../lobby/room-code.ts';
import { classLink } from './addresses.ts';
import styles from './ClassMenu.module.css';

const QrCode = lazyPart(async () => (await import('../lobby/QrCode.tsx')).QrCode);

type MenuProps = {
  readonly client: ClassClient;
  readonly view: ClassView;
};

type Props = MenuProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

/** What a host needs now and then: pupils, pairs, a second screen, the end. */
export function ClassMenu({ client, view, open, onClose, opener }: Props) {
  return (
    <Dialog
      title={classWords.menu}
      description={classWords.menuHint}
      open={open}
      onClose={onClose}
      opener={opener}
    >
      <div className={styles['menu']}>
        <Pupils client={client} view={view} />
        {view.status === 'over' ? null : <Pairs client={client} view={view} />}
        <Checkbox
          label={classWords.reactions}
          checked={view.settings.reactions}
          onChange={(reactions) =>
            void client.act({ do: 'settings', settings: { ...view.settings, reactions } })
          }
        />
        {/* Anew when a screen has come: its link has worked. */}
        <Screens key={view.hosts} client={client} view={view} />
        <Close client={client} view={view} />
      </div>
    </Dialog>
  );
}

function Pupils({ client, view }: MenuProps) {
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section aria-labelledby="all-pupils">
      <h3 id="all-pupils">
        {classWords.pupils(view.pupils.filter(({ hasLeft }) => !hasLeft).length)}
      </h3>
      <ul className={styles['pupils']}>
        {view.pupils.map((pupil, number) => (
          // A pupil's number is the place in the list.
          // eslint-disable-next-line react/no-array-index-key -- places don't move
          <li key={number}>
            <button
              type="button"
              className={styles['pupil']}
              aria-expanded={opened === number}
              onClick={() => setOpened(opened === number ? null : number)}
            >
              <bdi>{pupil.name}</bdi>
              <span>
                {pupil.hasLeft ? classWords.hasLeft : pupil.isAway ? classWords.isAway : ''}
              </span>
            </button>
            {opened === number ? (
              <PupilActions
                key={pupil.name}
                client={client}
                view={view}
                number={number}
                pupil={pupil}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PupilProps = MenuProps & { readonly number: number; readonly pupil: ShownPupil };

function PupilActions({ client, view, number, pupil }: PupilProps) {
  const { name, hasLeft } = pupil;
  const [typed, setTyped] = useState(name);
  const [code, setCode] = useState<string | null>(null);
  if (hasLeft) {
    return (
      <div className={styles['actions']}>
        <Button
          size="small"
          aria-label={classWords.bringBackOf(name)}
          onClick={() => void client.act({ do: 'restore', pupil: number })}
        >
          {classWords.bringBack}
        </Button>
      </div>
    );
  }
  const isGiven = view.settings.names !== 'own';
  return (
    <div className={styles['actions']}>
      {isGiven ? (
        <Button
          size="small"
          aria-label={classWords.renameOf(name)}
          onClick={() => void client.act({ do: 'rename', pupil: number, name: '' })}
        >
          {classWords.rename}
        </Button>
      ) : (
        <form
          className={styles['rename']}
          onSubmit={(event) => {
            event.preventDefault();
            void client.act({ do: 'rename', pupil: number, name: typed });
          }}
        >
          <input
            aria-label={classWords.renameOf(name)}
            value={typed}
            maxLength={LONGEST_NAME}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button size="small" type="submit" disabled={typed.trim() === '' || typed === name}>
            {classWords.save}
          </Button>
        </form>
      )}
      <Button
        size="small"
        aria-label={classWords.moveOf(name)}
        onClick={() => void client.newMoveCode(number).then(setCode)}
      >
        {classWords.move}
      </Button>
      <Button
        size="small"
        aria-label={classWords.takeOutOf(name)}
        onClick={() => void client.act({ do: 'remove', pupil: number })}
      >
        {classWords.takeOut}
      </Button>
      {code === null ? null : (
        <p className={styles['code']}>
          <strong aria-label={spellCode(code)}>{code}</strong> {classWords.moveHint(name)}
        </p>
      )}
    </div>
  );
}

function Pairs({ client, view }: MenuProps) {
  const [chosen, setChosen] = useState<readonly [number, number]>([-1, -1]);
  const paired = new Set(view.pairs.flat());
  const free = view.pupils.flatMap(({ hasLeft }, number) =>
    hasLeft || paired.has(number) ? [] : [number],
  );
  const nameOf = (number: number) => view.pupils[number]?.name ?? '';
  const isReady = chosen[0] !== chosen[1] && chosen.every((number) => free.includes(number));
  return (
    <section aria-labelledby="pairs">
      <h3 id="pairs">{classWords.pairTitle}</h3>
      <p className={styles['hint']}>{classWords.pairHint}</p>
      {view.pairs.map(([first, second]) => (
        <p key={first}>{classWords.versus(nameOf(first), nameOf(second))}</p>
      ))}
      <div className={styles['pair']}>
        {classWords.pairWith.map((label, at) => (
          <select
            key={label}
            aria-label={label}
            value={chosen[at]}
            onChange={({ currentTarget: { value } }) =>
              setChosen(at === 0 ? [Number(value), chosen[1]] : [chosen[0], Number(value)])
            }
          >
            <option value={-1}>{label}</option>
            {free.map((number) => (
              <option key={number} value={number}>
                {nameOf(number)}
              </option>
            ))}
          </select>
        ))}
        <Button
          size="small"
          disabled={!isReady}
          onClick={() => {
            void client.act({ do: 'pair', pupils: chosen });
            setChosen([-1, -1]);
          }}
        >
          {classWords.pair}
        </Button>
        {view.pairs.length > 0 ? (
          <Button size="small" onClick={() => void client.act({ do: 'pair', pupils: null })}>
            {classWords.unpair}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** A second screen, such as the teacher's phone. Its code never stands where the class sees it unless it is asked for here. */
function Screens({ client, view }: MenuProps) {
  const [link, setLink] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isSure, setSure] = useState(false);
  return (
    <section aria-labelledby="screens">
      <h3 id="screens">{classWords.screens(view.hosts)}</h3>
      {view.hosts > 1 ? (
        <Button
          size="small"
          onClick={() => (isSure ? void client.act({ do: 'alone' }) : setSure(true))}
        >
          {isSure ? classWords.aloneSure : classWords.alone}
        </Button>
      ) : null}
      {link === null && !isAsked ? (
        <Button size="small" onClick={() => setAsked(true)}>
          {classWords.addScreen}
        </Button>
      ) : link === null ? (
        <>
          <p>{classWords.addScreenWarning}</p>
          <Button
            size="small"
            onClick={() =>
              void client
                .newPass()
                .then((pass) => setLink(pass && classLink({ id: view.id, pass })))
            }
          >
            {classWords.addScreenShow}
          </Button>
        </>
      ) : (
        <>
          <p className={styles['hint']}>{classWords.addScreenHint}</p>
          <Suspense fallback={null}>
            <QrCode link={link} />
          </Suspense>
          <Button
            size="small"
            onClick={() => {
              void client.revokePass();
              setLink(null);
            }}
          >
            {classWords.revoke}
          </Button>
        </>
      )}
    </section>
  );
}

function Close({ client, view }: MenuProps) {
  const [isSure, setSure] = useState(false);
  if (view.status === 'over')
    return <Button onClick={() => void client.act({ do: 'reopen' })}>{classWords.reopen}</Button>;
  return (
    <Button
      tone={isSure ? 'solid' : 'raised'}
      onClick={() => (isSure ? void client.act({ do: 'close' }) : setSure(true))}
    >
      {isSure ? classWords.closeSure : classWords.close}
    </Button>
  );
}
