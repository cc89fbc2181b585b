import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { notices } from './notices.ts';

type Announcement = { readonly text: string; readonly number: number };

let count = 0;
const announcementOf = (text: string): Announcement => ({ text, number: (count += 1) });
/** The latest announcement. */
export const announced = createStore<{ readonly announcements: readonly Announcement[] }>(() => ({
  announcements: [],
}));

/** Screen readers ignore what a live region contains from the start, so it waits for a moment. */
const READY_MS = 150;
export const region = createStore(() => ({ isReady: false }));

/**
 * The announcements of this step of the page, which are made together at its end. `first`: by a page that
 * opens.
 */
let fresh = { first: '', next: '' };

function announcePending(): void {
  const { first, next } = fresh;
  fresh = { first: '', next: '' };
  if (first === '' && next === '') return;
  const { announcements } = announced.getState();
  // A page's first announcement comes before the others; the one being read continues and isn't repeated.
  const rest = next === '' ? announcements : [announcementOf(next)];
  const joined = rest.length > 0 ? sentence(first) : first;
  announced.setState({ announcements: first === '' ? rest : [announcementOf(joined), ...rest] });
}

/**
 * Announces a text to screen readers only, even if it repeats the last one. It replaces earlier
 * announcements.
 */
export function announce(text: string): void {
  if (text === '') return;
  fresh = { ...fresh, next: joinParts(fresh.next, text) };
  queueMicrotask(announcePending);
}

/** Announces a text whenever it changes, as soon as the live region is ready. */
export function useAnnouncement(text: string): void {
  const isReady = useStore(region, (state) => state.isReady);
  const last = useRef('');
  useEffect(() => {
    if (!isReady || text === last.current) return;
    last.current = text;
    if (text !== '') announce(text);
  }, [text, isReady]);
}

/** Announces a text before the pending announcements. */
export function announceFirst(text: string): void {
  fresh = { ...fresh, first: text };
  queueMicrotask(announcePending);
}

/** Announces a page's first words before the pending announcements, as soon as the live region is ready. */
export function useFirstWords(text: string): void {
  const isReady = useStore(region, (state) => state.isReady);
  useEffect(() => {
    if (isReady && text !== '') announceFirst(text);
  }, [isReady, text]);
}

/** Clears a screen's announcements when the screen closes. */
export function useOwnWords(): void {
  useEffect(
    () => () => {
      fresh = { first: '', next: '' };
      announced.setState({ announcements: [] });
    },
    [],
  );
}

/**
 * The only live region, which announces texts and notices. It outlives all screens: a region that was created
 * with each screen lost announcements while screens changed.
 */
export function Announcer() {
  const { announcements } = useStore(announced);
  const isReady = useStore(region, (state) => state.isReady);
  const shown = useStore(notices, (state) => state.shown);
  useEffect(() => {
    const timer = setTimeout(() => region.setState({ isReady: true }), READY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p aria-live="polite" className="visually-hidden" data-voice>
      {(isReady ? announcements : []).map(({ text, number }, at) => (
        <span key={number}>{at > 0 ? ` ${text}` : text}</span>
      ))}
      {(isReady ? shown : []).map(({ number, isAnnounced, title, detail = '', spoken = detail }) =>
        isAnnounced ? null : (
          <span key={`notice ${number}`}>{` ${sentence(title)} ${spoken}`}</span>
        ),
      )}
    </p>
  );
}

/** Joins the parts of an announcement, with a full stop between them. */
export const joinParts = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((part, at, all) => (at < all.length - 1 ? sentence(part) : part))
    .join(' ');

/** With a full stop, unless it ends with a mark of its own. */
export const sentence = (text: string): string =>
  /[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text;
