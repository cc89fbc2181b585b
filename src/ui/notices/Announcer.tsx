import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { notices } from './notices.ts';

type Announcement = { readonly text: string; readonly number: number };

let count = 0;
const lineOf = (text: string): Announcement => ({ text, number: (count += 1) });
/** What was said last. */
export const said = createStore<{ readonly lines: readonly Announcement[] }>(() => ({ lines: [] }));

/** Screen readers miss what a live region contains from the start, so it waits for a moment. */
const READY_MS = 150;
export const region = createStore(() => ({ isReady: false }));

/** What was said a moment ago, in the same step of the page: the next text would replace it before it is heard. */
let fresh = '';
/** What was said last was said before the region could be heard. */
let isWaiting = false;

/** Replaces what was said. */
function announce(text: string): void {
  if (fresh === '') queueMicrotask(() => (fresh = ''));
  fresh = text;
  isWaiting = !region.getState().isReady;
  said.setState({ lines: [lineOf(text)] });
}

/** Announces a text to screen readers only, even if it repeats the last one. */
export const say = (text: string): void =>
  announce(fresh === '' ? text : `${sentence(fresh)} ${text}`);

/** Announces a line whenever it changes, as soon as the page can be heard. */
export function useAnnouncement(line: string): void {
  const isReady = useStore(region, (state) => state.isReady);
  const last = useRef('');
  useEffect(() => {
    if (!isReady || line === last.current) return;
    last.current = line;
    if (line !== '') say(line);
  }, [line, isReady]);
}

/** Announces a text first. What hasn't been read yet comes after it; what is being read goes on and isn't repeated. */
export function sayFirst(text: string): void {
  const { lines } = said.getState();
  const rest = isWaiting ? lines.map((old) => lineOf(old.text)) : lines;
  isWaiting = false;
  said.setState({ lines: [lineOf(rest.length > 0 ? sentence(text) : text), ...rest] });
}

/** Forgets what was said on a screen when the screen closes. */
export function useOwnWords(): void {
  useEffect(
    () => () => {
      fresh = '';
      said.setState({ lines: [] });
    },
    [],
  );
}

/**
 * The one live region, which says announcements and notices. It outlives all screens: a region that
 * came and went with its screen lost what was said while screens changed.
 */
export function Announcer() {
  const { lines } = useStore(said);
  const isReady = useStore(region, (state) => state.isReady);
  const shown = useStore(notices, (state) => state.shown);
  useEffect(() => {
    const timer = setTimeout(() => region.setState({ isReady: true }), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p aria-live="polite" className="visually-hidden" data-voice>
      {lines.map(({ text, number }, at) => (
        <span key={number}>{at > 0 ? ` ${text}` : text}</span>
      ))}
      {(isReady ? shown : []).map(
        ({ number, isTold, title, description = '', spoken = description }) =>
          isTold ? null : <span key={`notice ${number}`}>{` ${sentence(title)} ${spoken}`}</span>,
      )}
    </p>
  );
}

/** Parts of an announcement, with a full stop between them. */
export const joinParts = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 ? sentence(part) : part))
    .join(' ');

/** With a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string => (/[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text);
