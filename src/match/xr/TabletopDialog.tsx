import { useState } from 'react';
import { openXrSession, type XrHandle, type XrMode } from '../../scene/xr/xr-session.ts';
import type { World } from '../../scene/world/world.tsx';
import { tabletop as words } from '../../text/xr.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import type { XrOption } from './xr-options.ts';
import { slateSource } from './slate-source.ts';
import styles from './TabletopDialog.module.css';

type Props = {
  readonly world: World;
  readonly options: readonly XrOption[];
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
  readonly onStart: (xr: XrHandle) => void;
  readonly onPlaced: () => void;
  readonly onEnd: () => void;
};

/**
 * Explains a board on a real table, and asks the device for it. Everything is loaded here, because a tap's user
 * activation expires quickly.
 */
export function TabletopDialog({
  world,
  options,
  opener,
  onClose,
  onStart,
  onPlaced,
  onEnd,
}: Props) {
  const [isAsked, setAsked] = useState(false);
  const start = async (mode: XrMode) => {
    setAsked(true);
    try {
      const overlay = document.body;
      onStart(await openXrSession({ world, mode, overlay, slate: slateSource, onPlaced, onEnd }));
    } catch (error) {
      if (import.meta.env.DEV) console.warn(error);
      const { title, denied, failed } = words.refused;
      const isDenied = error instanceof DOMException && /NotAllowed|Security/.test(error.name);
      notify({ title, detail: isDenied ? denied : failed, tone: 'bad' });
    }
    onClose();
  };
  const hasCamera = options.includes('ar');
  return (
    <Dialog
      title={words.title}
      detail={hasCamera ? words.ar : words.vr}
      open
      onClose={onClose}
      opener={opener}
    >
      <p>{hasCamera ? words.how : words.howVr}</p>
      {hasCamera ? <p>{words.private}</p> : null}
      <p className={styles['buttons']}>
        {hasCamera ? (
          <Button tone="solid" disabled={isAsked} onClick={() => void start('ar')}>
            {words.startAr}
          </Button>
        ) : null}
        {options.includes('vr') ? (
          <Button
            tone={hasCamera ? 'raised' : 'solid'}
            disabled={isAsked}
            onClick={() => void start('vr')}
          >
            {words.startVr}
          </Button>
        ) : null}
      </p>
    </Dialog>
  );
}
