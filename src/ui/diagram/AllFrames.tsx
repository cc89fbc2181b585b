import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './AllFrames.module.css';

export type DiagramFrame = {
  readonly diagram: ReactNode;
  /** The words for this frame. */
  readonly said: string;
};

let isPrinting = false;

function onPrint(changed: () => void): () => void {
  const change = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    changed();
  };
  addEventListener('beforeprint', change);
  addEventListener('afterprint', change);
  return () => {
    removeEventListener('beforeprint', change);
    removeEventListener('afterprint', change);
  };
}

/** True while the page is laid out for paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    onPrint,
    () => isPrinting,
    () => false,
  );

/** Every frame of a diagram that moves on the screen, for paper. */
export function AllFrames({ frames }: { readonly frames: readonly DiagramFrame[] }) {
  return (
    <ol className={styles['frames']}>
      {frames.map(({ diagram, said }, at) => (
        <li key={said}>
          {diagram}
          <p>
            {at + 1}. {said}
          </p>
        </li>
      ))}
    </ol>
  );
}
