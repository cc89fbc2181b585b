import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const said = createStore(() => ({ text: '', count: 0 }));

/** Announces a text to screen readers only, even if it repeats the last one. */
export function say(text: string): void {
  said.setState(({ count }) => ({ text, count: count + 1 }));
}

/** The live region for announcements. */
export function Announcer() {
  const { text, count } = useStore(said);
  useEffect(() => () => said.setState({ text: '' }), []);
  return (
    <p aria-live="polite" className="visually-hidden">
      <span key={count}>{text}</span>
    </p>
  );
}
