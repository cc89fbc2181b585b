import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { notices } from './notices.ts';

const said = createStore(() => ({ text: '', count: 0 }));

/** Whether the page has a live region, which then says its notices too, and whether it is heard yet. */
export const region = createStore(() => ({
  isThere: false,
  isReady: false,
  /** The number of the last notice that it said. */
  last: 0,
}));

/** Screen readers miss what a live region contains from the start. */
const READY_MS = 150;

/** Announces a text to screen readers only, even if it repeats the last one. */
export function say(text: string): void {
  said.setState(({ count }) => ({ text, count: count + 1 }));
}

/** Announces a text before what was said while the region couldn't be heard yet. */
export function sayFirst(text: string): void {
  said.setState(({ text: waiting, count }) => ({
    text: waiting ? `${sentence(text)} ${waiting}` : text,
    count: count + 1,
  }));
}

/** The live region for announcements. */
export function Announcer() {
  const { text, count } = useStore(said);
  const isReady = useStore(region, (state) => state.isReady);
  // The screen before this one may have said what is still shown.
  const [since] = useState(() => region.getState().last);
  const shown = useStore(notices, (state) => state.shown);
  useEffect(() => {
    region.setState({ isThere: true });
    const timer = setTimeout(() => region.setState({ isReady: true }), READY_MS);
    return () => {
      clearTimeout(timer);
      region.setState({ isThere: false, isReady: false });
      said.setState({ text: '' });
    };
  }, []);
  const newest = shown.at(-1)?.number;
  useEffect(() => {
    if (isReady && newest !== undefined) region.setState({ last: newest });
  }, [isReady, newest]);
  return (
    <p aria-live="polite" className="visually-hidden">
      <span key={count}>{text}</span>
      {(isReady ? shown : []).map(({ number, isTold, title, description = '' }) =>
        isTold || number <= since ? null : (
          <span key={`notice ${number}`}>{` ${sentence(title)} ${description}`}</span>
        ),
      )}
    </p>
  );
}

/** With a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);
