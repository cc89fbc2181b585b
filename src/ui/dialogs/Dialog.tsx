import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { shellWords } from '../../text/shell.ts';
import { Button } from '../controls/Button.tsx';
import styles from './Dialog.module.css';
import { Icon } from '../controls/Icon.tsx';
import { CountOpenDialog } from '../notices/open-dialogs.ts';

type Props = {
  readonly title: string;
  readonly detail: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The label of its close button. */
  readonly closeLabel?: string;
  /** The element that gets the focus back, since the dialog has no trigger of its own. */
  readonly opener: () => HTMLElement | null;
  /** A question of the game: `/` closes it, and the console that opens can answer it. */
  readonly isQuestion?: boolean;
  readonly children: ReactNode;
};

/** A panel docked at the right, or a sheet at the bottom on phones; the board stays in view. */
export function Dialog({
  title,
  detail,
  open,
  onClose,
  closeLabel = shellWords.close,
  opener,
  isQuestion = false,
  children,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className={styles['scrim']} />
        <Radix.Content
          ref={panel}
          className={styles['panel']}
          data-question={isQuestion || undefined}
          onKeyDown={({ key }) => (isQuestion && key === '/' ? onClose() : undefined)}
          onOpenAutoFocus={(event) => {
            const marked = panel.current?.querySelector<HTMLElement>('[data-autofocus]');
            const first = marked?.querySelector<HTMLElement>(':checked') ?? marked;
            if (!first) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Its replacement may already have the focus.
            if (document.activeElement === document.body) opener()?.focus();
          }}
        >
          <CountOpenDialog />
          <div className={styles['head']}>
            <Radix.Title>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button size="small" icon aria-label={closeLabel}>
                <Icon name="close" />
              </Button>
            </Radix.Close>
          </div>
          <div className={styles['body']}>
            <Radix.Description className={styles['detail']}>{detail}</Radix.Description>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
