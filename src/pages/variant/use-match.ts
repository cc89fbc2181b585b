import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { resultOf } from '../../play/match-result.ts';
import { rulesOf } from '../../play/loaded-games.ts';
import { type BrowserStorage, tabStorage } from '../../look/storage.ts';
import {
  asideOf,
  forgetMatch,
  readKeptMatch,
  keepMatch,
  type SavedMatch,
} from '../../play/keeping/saved.ts';
import {
  type Controller,
  gameOf,
  latestPly,
  type MatchSetup,
  type MatchState,
  type Level,
  setupOf,
} from '../../play/match-state.ts';
import { createSession, type Session } from '../../play/session.ts';
import { noScore } from '../../play/score.ts';
import type { Resume } from '../../play/transitions.ts';
import { countFinished } from '../../play/stats/count-match.ts';
import { text } from '../../text/play.ts';
import { newRecord, replay } from '../../rules/match.ts';
import { fetchConfetti, throwConfetti } from '../../ui/effects/confetti.ts';
import { trackStart } from '../../ui/page/analytics-events.ts';
import { notify } from '../../ui/notices/notices.ts';
import { noticeOfMove, opensAtOnce, type Variant } from '../../variants/variant.ts';
import { keepLastPlayed } from '../../match/last-played.ts';
import { bots } from '../../play/bots.ts';
import { playSound } from '../../ui/effects/sound.ts';
import { playMoveSound } from '../../match/status/sounds.ts';
import { seatNameOf, statusOf } from '../../match/status/status.ts';
import { keptValue } from '../../ui/page/use-until-reload.ts';
import { type Starter, startOf } from './Starter.tsx';
import type { GameId } from '../../variants/rules.ts';

/** The mode chosen on the home page. */
export type PlayMode = 'ai' | 'friend';

/** How the player got here; decides whether the keyboard's focus moves. */
type Arrival = 'opened' | 'started' | 'left';

export type MatchControls = {
  /** Null until a mode is chosen. */
  readonly session: Session | null;
  readonly arrival: Arrival;
  readonly start: (setup: MatchSetup) => void;
  /** Clears the board and returns to the choice of a mode. */
  readonly newGame: () => void;
  /** Changes the controllers; the match continues. */
  readonly switchTo: (controllers: readonly Controller[]) => void;
  /** The mode of the match that New Game or the home page's choice put aside; null if there is none. */
  readonly asideMode: PlayMode | null;
  /** Continues that match. */
  readonly resume: () => void;
};
const storage = tabStorage(globalThis);
const asideStorage = asideOf(storage);

/** Pieces of confetti for a win (ALL-46). */
const PIECES = 1000;

type Played = Pick<MatchSetup, 'controllers'> & Pick<MatchState, 'score'>;

const same = (a: readonly Controller[], b: readonly Controller[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

type Open = { readonly session: Session; readonly close: () => void };

/** The match of a variant's page. It continues after a reload of the tab. */
export function useMatch(id: GameId, variant: Variant, mode: PlayMode | null): MatchControls {
  const [session, setSession] = useState<Session | null>(null);
  const [arrival, setArrival] = useState<Arrival>('opened');
  const [asideMatch, setAsideMatch] = useState<SavedMatch | null>(null);
  const open = useRef<Open | null>(null);
  // New Game between the same players keeps their score.
  const played = useRef<Played | null>(null);
  const show = useCallback((next: Open | null) => {
    open.current?.close();
    open.current = next;
    setSession(next?.session ?? null);
  }, []);

  // Before the first paint, so that the choice of a mode doesn't flash up on reload.
  useLayoutEffect(() => {
    const kept = takeArrived(id) ?? keptFor(id, mode);
    const saved = kept ?? freshMatchOf(id, variant, mode);
    // oxlint-disable-next-line react/set-state-in-effect -- address and storage are read once
    setAsideMatch(readKeptMatch(asideStorage, id));
    if (saved && !kept) track(saved.setup);
    if (saved) show(startSession(variant, saved.setup, { ...saved, resume: saved.record }));
    return () => show(null);
  }, [id, variant, mode, show]);

  const start = useCallback(
    (setup: MatchSetup) => {
      setArrival('started');
      track(setup);
      const last = played.current;
      const isSame = last && same(last.controllers, setup.controllers);
      show(startSession(variant, setup, isSame ? { score: last.score } : {}));
    },
    [variant, show],
  );
  const newGame = useCallback(() => {
    const match = open.current?.session.store.getState();
    played.current = match ? { ...match.setup, score: match.score } : null;
    if (match && latestPly(match) > 0) {
      void playSound('clear');
      // The choice may have been a mistake, so the match is put aside. One of the other mode that is already
      // aside stays there.
      const kept = readKeptMatch(asideStorage, id);
      const isFree = !kept || kindOf(kept) === kindOf(match);
      if (isFree && !resultOf(match)) keepMatch(asideStorage, match);
      setAsideMatch(readKeptMatch(asideStorage, id));
    }
    if (opensAtOnce(variant) && match) return start(withStarter(match.setup));
    setArrival('left');
    show(null);
    return forgetMatch(storage, id);
  }, [id, variant, show, start]);
  const switchTo = useCallback(
    (controllers: readonly Controller[]) => {
      const match = open.current?.session.store.getState();
      if (!match) return;
      const { record: resume, round, reported } = match;
      show(startSession(variant, { ...match.setup, controllers }, { resume, round, reported }));
    },
    [variant, show],
  );
  const resume = useCallback(() => {
    if (!asideMatch) return;
    setArrival('started');
    setAsideMatch(null);
    forgetMatch(asideStorage, id);
    show(startSession(variant, asideMatch.setup, { ...asideMatch, resume: asideMatch.record }));
  }, [id, variant, asideMatch, show]);
  const asideMode = asideMatch && kindOf(asideMatch);
  return { session, arrival, start, newGame, switchTo, asideMode, resume };
}

const kindOf = ({ setup }: Pick<SavedMatch, 'setup'>): PlayMode => modeOf(setup.controllers);

const modeOf = (controllers: readonly Controller[]): PlayMode =>
  controllers.some(({ kind }) => kind === 'bot') ? 'ai' : 'friend';

/** The setup with the starter chosen for matches against the computer. */
function withStarter({ game, seats, options, controllers }: MatchSetup): MatchSetup {
  const starter =
    modeOf(controllers) === 'ai' ? keptValue<Starter>(`${game} starter`, 'you') : 'you';
  return { game, seats, options, controllers, ...startOf(starter) };
}

const track = ({ game, controllers }: MatchSetup): void =>
  trackStart(game, modeOf(controllers) === 'ai' ? 'ai' : 'local');

const arrived = new Map<GameId, SavedMatch>();

/** Passes the match of a shared link to the page that is about to open, which takes it once. */
export const handOver = (id: GameId, match: SavedMatch): void => void arrived.set(id, match);

function takeArrived(id: GameId): SavedMatch | null {
  const match = arrived.get(id) ?? null;
  arrived.delete(id);
  return match;
}

/**
 * Returns the match to continue: with a mode, only one of that mode, else null. A match of the other mode that has begun
 * is put aside.
 */
function keptFor(id: GameId, mode: PlayMode | null): SavedMatch | null {
  if (mode === null) return readKeptMatch(storage, id);
  const kept = runningIn(storage, id);
  if (rulesOf(id).about.opens === 'setup' || (kept && kindOf(kept) === mode)) return kept;
  const other = runningIn(asideStorage, id);
  const isAsked = other !== null && kindOf(other) === mode;
  if (isAsked) forgetMatch(asideStorage, id);
  if (kept && kept.record.moves.length > 0) keepMatch(asideStorage, kept);
  return isAsked ? other : null;
}

function runningIn(from: BrowserStorage, id: GameId): SavedMatch | null {
  const kept = readKeptMatch(from, id);
  const states = kept && replay(rulesOf(id), kept.record);
  const last = states?.ok ? states.value.at(-1) : undefined;
  return last !== undefined && rulesOf(id).outcome(last) === null ? kept : null;
}

/** The match that a page opens with, if a mode was asked for or the variant has no choice of modes. */
function freshMatchOf(id: GameId, variant: Variant, mode: PlayMode | null): SavedMatch | null {
  const { opens } = variant.game.about;
  if (opens === 'setup' || (mode === null && !opens)) return null;
  const level = opens ?? keptValue<Level>(`${id} level`, 'medium');
  const controllers: Controller[] = [
    { kind: 'person' },
    mode === 'friend' ? { kind: 'person' } : { kind: 'bot', level },
  ];
  const fresh = newRecord(rulesOf(id), 2, {});
  if (!fresh.ok) throw new Error(`${id} can't open: ${fresh.error}`);
  const { value: record } = fresh;
  return {
    setup: setupOf(record, controllers),
    record,
    round: 1,
    reported: false,
    score: noScore(2),
  };
}

/** Shows the result to everybody around one screen (NTC-31, NTC-32). */
function notifyResult(match: MatchState): void {
  const [winner] = resultOf(match)?.seats ?? [];
  const { congratulate, tied } = text.result;
  const detail = winner === undefined ? tied : congratulate(seatNameOf(match, winner));
  notify({ title: statusOf(match).headline, detail, isAnnounced: true });
}

function startSession(variant: Variant, setup: MatchSetup, from: Resume): Open {
  const made = createSession(setup, {
    bots,
    onEnd: (_outcome, match) => {
      countFinished(match);
      if (gameOf(match).about.tellsResult) notifyResult(match);
      if (resultOf(match)?.personWon) void throwConfetti(PIECES);
    },
    ...from,
  });
  if (!made.ok) throw new Error(`the match can't start: ${made.error}`);
  const { store, dispose } = made.value;
  // Fetch what the match may need now, because the network may be gone later.
  if (setup.controllers.some(({ kind }) => kind === 'bot')) bots.prepare(store.getState().record);
  if (!store.getState().reported) fetchConfetti();
  keepMatch(storage, store.getState());
  keepLastPlayed(setup.game);
  const stop = store.subscribe((match, before) => {
    keepMatch(storage, match);
    // One match of each mode is kept.
    const other = latestPly(match) > 0 && readKeptMatch(asideStorage, setup.game);
    if (other && kindOf(other) === kindOf(match)) forgetMatch(asideStorage, setup.game);
    playMoveSound(variant, match, before);
    if (match.round > before.round) track(match.setup);
    const notice = noticeOfMove(variant, match, before);
    if (notice) notify({ ...notice, isAnnounced: true });
  });
  const close = () => {
    stop();
    dispose();
  };
  return { session: made.value, close };
}
