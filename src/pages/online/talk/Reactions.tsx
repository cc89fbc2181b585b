import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { online } from '../../../text/online.ts';
import { announce } from '../../../ui/notices/Announcer.tsx';
import styles from './Reactions.module.css';

type ShownReaction = { readonly id: number; readonly reaction: string; readonly name: string };

const shown = createStore<{ readonly all: readonly ShownReaction[] }>(() => ({ all: [] }));
const SHOWN_MS = 2600;
const MOST = 6;
let count = 0;

/** Shows a reaction rising over the page for a moment, and announces it. */
export function react(reaction: string, name: string): void {
  announce(online.reacted(name, reaction));
  const id = (count += 1);
  shown.setState(({ all }) => ({ all: [...all, { id, reaction, name }].slice(-MOST) }));
  setTimeout(
    () => shown.setState(({ all }) => ({ all: all.filter((each) => each.id !== id) })),
    SHOWN_MS,
  );
}

/** The most recent reactions. */
export function Reactions() {
  const all = useStore(shown, (state) => state.all);
  return (
    <ul className={styles['reactions']} aria-hidden="true">
      {all.map(({ id, reaction, name }) => (
        <li key={id} className={styles['reaction']}>
          <span>{reaction}</span>
          <small>{name}</small>
        </li>
      ))}
    </ul>
  );
}
