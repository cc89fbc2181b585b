import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const said = createStore(() => ({ text: '', count: 0 }));

/** Says something to screen readers alone, also when it was said just before. */
export function say(text: string): void {
  said.setState(({ count }) => ({ text, count: count + 1 }));
}

/** The live region that says it. */
export function Announcer() {
  const { text, count } = useStore(said);
  useEffect(() => () => said.setState({ text: '' }), []);
  return (
    <p aria-live="polite" className="visually-hidden">
      <span key={count}>{text}</span>
    </p>
  );
}
