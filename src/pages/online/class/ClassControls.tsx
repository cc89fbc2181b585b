import { Suspense, useState, type ReactNode } from 'react';
import type { ClassSettings } from '../../../rooms/protocol/class-wire.ts';
import type { ClassClient } from '../../../play/room/class-client.ts';
import { classWords } from '../../../text/class.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Checkbox } from '../../../ui/controls/Checkbox.tsx';
import { Dialog } from '../../../ui/dialogs/Dialog.tsx';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { classLink } from './addresses.ts';
import styles from './ClassControls.module.css';
import { GameChoice, MinutesChoice, NamesChoice } from './choices.tsx';
import type { LeadProps } from './HostSteps.tsx';
import { ControlsPairs } from './ControlsPairs.tsx';
import { ControlsPupils } from './ControlsPupils.tsx';
import { ControlsHosts } from './ControlsHosts.tsx';
import { remainingPupils } from './results.ts';
import { useSure } from './use-sure.ts';

const QrCode = lazyPart(async () => (await import('../../../ui/controls/QrCode.tsx')).QrCode);

type Props = LeadProps & {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

/** The host's less frequent controls: pupils, pairs, games, hosts, the end. */
export function ClassControls({ client, snapshot, open, onClose, opener }: Props) {
  const isOver = snapshot.status === 'over';
  const [settings, change] = useSettings(client, snapshot.settings);
  const link = classLink({ code: snapshot.code });
  return (
    <Dialog
      title={classWords.controls}
      detail={classWords.controlsDetail}
      open={open}
      onClose={onClose}
      opener={opener}
    >
      <div className={styles['controls']}>
        {isOver ? null : (
          <Fold title={`${classWords.code} ${snapshot.code}`}>
            <Suspense fallback={null}>
              <QrCode link={link} label={classWords.qrAlt(link)} />
            </Suspense>
          </Fold>
        )}
        <Fold title={classWords.pupils(remainingPupils(snapshot).length)}>
          <ControlsPupils client={client} snapshot={snapshot} />
        </Fold>
        {isOver ? null : (
          <>
            <Fold title={classWords.nextRound}>
              <GameChoice
                games={settings.games}
                onChange={(games) => games.length > 0 && change({ games })}
              />
              <MinutesChoice
                minutes={settings.minutes}
                onChange={(minutes) => change({ minutes })}
              />
              <NamesChoice names={settings.names} onChange={(names) => change({ names })} />
              <DropRound client={client} snapshot={snapshot} />
            </Fold>
            <Fold title={classWords.pairTitle}>
              <ControlsPairs client={client} snapshot={snapshot} />
            </Fold>
          </>
        )}
        <Fold title={classWords.hosts(snapshot.hosts)}>
          {/* A new component when a host was let in, because its link has been used. */}
          <ControlsHosts
            key={`${snapshot.hosts} ${snapshot.asking}`}
            client={client}
            snapshot={snapshot}
          />
        </Fold>
        {isOver ? null : (
          <>
            <Checkbox
              label={classWords.locked}
              checked={settings.locked}
              onChange={(locked) => change({ locked })}
            />
            <Checkbox
              label={classWords.reactions}
              checked={settings.reactions}
              onChange={(reactions) => change({ reactions })}
            />
          </>
        )}
        <Close client={client} snapshot={snapshot} onClose={onClose} />
      </div>
    </Dialog>
  );
}

/** The settings as they were just chosen, even before the server has answered. */
function useSettings(client: ClassClient, known: ClassSettings) {
  const [chosen, setChosen] = useState<ClassSettings | null>(null);
  const settings = chosen ?? known;
  const change = async (changes: Partial<ClassSettings>) => {
    const next = { ...settings, ...changes };
    setChosen(next);
    await client.act({ do: 'settings', settings: next });
    setChosen((last) => (last === next ? null : last));
  };
  return [settings, (changes: Partial<ClassSettings>) => void change(changes)] as const;
}

const Fold = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles['fold']} name="class-controls">
    <summary>{title}</summary>
    <div>{children}</div>
  </details>
);

/** Takes back the round that has just ended. */
function DropRound({ client, snapshot: { status, round, rounds } }: LeadProps) {
  const { isSure, press } = useSure();
  if (status !== 'between' || rounds.at(-1)?.isDropped) return null;
  return (
    <Button size="small" onClick={() => press(() => void client.act({ do: 'drop', round }))}>
      {isSure ? classWords.dropSure : classWords.dropRound(round)}
    </Button>
  );
}

function Close({ client, snapshot, onClose }: LeadProps & { readonly onClose: () => void }) {
  const { isSure, press } = useSure();
  if (snapshot.status === 'over')
    return <Button onClick={() => void client.act({ do: 'reopen' })}>{classWords.reopen}</Button>;
  const close = () => {
    void client.act({ do: 'close' });
    onClose();
  };
  return (
    <Button tone={isSure ? 'solid' : 'raised'} onClick={() => press(close)}>
      {isSure ? classWords.closeSure : classWords.close}
    </Button>
  );
}
