import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { describe } from '../../play/result.ts';
import {
  forgetMatch,
  loadMatch,
  saveMatch,
  type SavedMatch,
  tabStorage,
} from '../../play/saved.ts';
import type { Controller, MatchSetup, MatchState } from '../../play/match-state.ts';
import { createSession, type Session } from '../../play/session.ts';
import { isShared, readShared, SHARED_KEYS } from '../../play/share.ts';
import { report } from '../../play/stats.ts';
import { text } from '../../text/en.ts';
import { newRecord } from '../../rules/match.ts';
import { fetchConfetti, OFFLINE_PIECES, throwConfetti } from '../../ui/confetti.ts';
import { notify } from '../../ui/notices.ts';
import { games } from '../../variants/rules.ts';
import type { Stage } from '../../variants/stage.ts';
import type { VariantId } from '../../variants/stages.ts';
import { bots } from './bots.ts';
import { nameOf, statusOf } from './status.ts';

/** How the player came to what is shown: a choice just made takes the keyboard's focus along. */
export type Arrival = 'opened' | 'started' | 'left';

export type Match = {
  /** Null until a mode is chosen. */
  readonly session: Session | null;
  readonly arrival: Arrival;
  readonly start: (setup: MatchSetup) => void;
  /** Back to the choice of a mode; the board is cleared. */
  readonly newGame: () => void;
  /** The match goes on with others at its seats. */
  readonly switchTo: (controllers: readonly Controller[]) => void;
};
const storage = tabStorage(window);

type Open = { readonly session: Session; readonly close: () => void };

/** The match of a variant's page. It goes on after a reload of the tab. */
export function useMatch(id: VariantId, stage: Stage): Match {
  const [session, setSession] = useState<Session | null>(null);
  const [arrival, setArrival] = useState<Arrival>('opened');
  const open = useRef<Open | null>(null);
  const show = useCallback((next: Open | null) => {
    open.current?.close();
    open.current = next;
    setSession(next?.session ?? null);
  }, []);

  // Before the first paint, so that a reload never flashes the choice of a mode.
  useLayoutEffect(() => {
    const shared = takeShared(id);
    const saved = shared ?? loadMatch(storage, id) ?? openingOf(id, stage);
    // oxlint-disable-next-line react/set-state-in-effect -- address and storage are read once
    if (saved) show(openMatch(stage, saved.setup, saved));
    return () => show(null);
  }, [id, stage, show]);

  const start = useCallback(
    (setup: MatchSetup) => {
      setArrival('started');
      show(openMatch(stage, setup));
    },
    [stage, show],
  );
  const newGame = useCallback(() => {
    const setup = open.current?.session.store.getState().setup;
    if (stage.opensAgainst && setup) return start(setup);
    setArrival('left');
    show(null);
    return forgetMatch(storage, id);
  }, [id, stage, show, start]);
  const switchTo = useCallback(
    (controllers: readonly Controller[]) => {
      const match = open.current?.session.store.getState();
      if (!match) return;
      const { record, round, reported } = match;
      const saved = { setup: match.setup, record, round, reported };
      show(openMatch(stage, { ...match.setup, controllers }, saved));
    },
    [stage, show],
  );
  return { session, arrival, start, newGame, switchTo };
}

/** The match that a variant without a choice of modes opens with. */
function openingOf(id: VariantId, stage: Stage): SavedMatch | null {
  const level = stage.opensAgainst;
  if (!level) return null;
  const controllers: Controller[] = [{ kind: 'person' }, { kind: 'bot', level }];
  const fresh = newRecord(games[id], 2, {});
  if (!fresh.ok) throw new Error(`${id} can't open: ${fresh.error}`);
  const { value: record } = fresh;
  const setup = { game: id, seats: 2, options: record.options, controllers };
  return { setup, record, round: 1, reported: false };
}

/** Around one screen the result is said to everybody (specification, section 8). */
function announce(match: MatchState): void {
  const [winner] = describe(match)?.seats ?? [];
  const { won, tied } = text.setup;
  const description = winner === undefined ? tied : won(nameOf(match, winner));
  notify({ title: statusOf(match).headline, description });
}

/** The match of a shared link, for players on this device; the address is made plain again. */
function takeShared(id: VariantId): SavedMatch | null {
  const address = new URL(location.href);
  if (!isShared(address.searchParams)) return null;
  const record = readShared(games[id], address.searchParams);
  for (const key of SHARED_KEYS) address.searchParams.delete(key);
  history.replaceState(history.state, '', address);
  if (!record) {
    notify({ title: text.share.broken, description: text.share.brokenHint, tone: 'bad' });
    return null;
  }
  notify({ title: text.share.opened, description: text.share.openedHint });
  const { seats, options, first } = record;
  const controllers = Array.from({ length: seats }, () => ({ kind: 'person' as const }));
  const setup = {
    game: id,
    seats,
    options,
    controllers,
    ...(first === undefined ? {} : { first }),
  };
  return { setup, record, round: 1, reported: false };
}

/** What the newest move is announced with; undo and another round announce nothing. */
function newsOf({ news }: Stage, match: MatchState, before: MatchState) {
  const [now, then] = [match.states.at(-1), before.states.at(-1)];
  const grew = match.states.length === before.states.length + 1;
  return news && grew && now !== undefined && then !== undefined ? news(then, now) : null;
}

function openMatch(stage: Stage, setup: MatchSetup, saved?: SavedMatch): Open {
  const resumed = saved && { resume: saved.record, round: saved.round, reported: saved.reported };
  const made = createSession(setup, {
    bots,
    onEnd: (_outcome, match) => {
      report(match);
      if (match.setup.game === 'multiplayer') announce(match);
      if (describe(match)?.personWon) void throwConfetti(OFFLINE_PIECES);
    },
    ...resumed,
  });
  if (!made.ok) throw new Error(`the match can't start: ${made.error}`);
  const { store, dispose } = made.value;
  // What the match may need is fetched now: the line may be gone by then.
  if (setup.controllers.some(({ kind }) => kind === 'bot')) bots.prepare(store.getState().record);
  if (!store.getState().reported) fetchConfetti();
  saveMatch(storage, store.getState());
  const stop = store.subscribe((match, before) => {
    saveMatch(storage, match);
    const said = newsOf(stage, match, before);
    if (said) notify(said);
  });
  const close = () => {
    stop();
    dispose();
  };
  return { session: made.value, close };
}
