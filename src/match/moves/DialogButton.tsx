import { Suspense, useState, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import styles from './Moves.module.css';

type DialogProps = {
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

type Props = {
  readonly label: string;
  /** The word below its icon, where phones have room. */
  readonly word: string;
  /** The path of its icon. */
  readonly path: string;
  readonly children: (dialog: DialogProps) => ReactNode;
};

/** A small button with an icon that opens a dialog; the focus returns to it. */
export function DialogButton({ label, word, path, children }: Props) {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        icon
        size="small"
        tone="quiet"
        aria-label={label}
        onClick={({ currentTarget }) => setOpener(currentTarget)}
      >
        <Icon path={path} />
        <span className={styles['word']}>{word}</span>
      </Button>
      <Suspense fallback={null}>
        {opener ? children({ onClose: () => setOpener(null), opener: () => opener }) : null}
      </Suspense>
    </>
  );
}
