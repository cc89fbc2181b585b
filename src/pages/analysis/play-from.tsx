/** Continues from a position as a match. */
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { tabStorage } from '../../look/storage.ts';
import { readKeptMatch, keepMatch } from '../../play/keeping/saved.ts';
import type { AskedOpponent } from '../../match/moves/analysis-address.ts';
import { finalOutcome, gameOf, type MatchState } from '../../play/match-state.ts';
import { openMatch } from '../../play/transitions.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { analysis as words } from '../../text/analysis.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import styles from './Analysis.module.css';

/** The start of an analysis: a match, and the opponent that it was played against. */
export type AnalysisStart = {
  readonly record: MatchRecord;
  readonly opponent: AskedOpponent | null;
};

type PlayFrom = {
  /** Opens a match at this position, against the same opponent or between two people. */
  from(match: MatchState): void;
  /** The position to play from, while the reader is asked whether another match may be lost. */
  readonly asked: MatchState | null;
  /** The answer to that question. */
  answer(isYes: boolean): void;
  /** The button that was pressed. */
  opener(): HTMLElement | null;
};

export function usePlayFrom({ record, opponent }: AnalysisStart): PlayFrom {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<MatchState | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const play = (match: MatchState) => {
    const { setup } = match;
    const person = { kind: 'person' } as const;
    const controllers = opponent
      ? setup.controllers.map((_, seat) =>
          seat === opponent.person ? person : { kind: 'bot' as const, level: opponent.level },
        )
      : setup.controllers;
    keepMatch(tabStorage(globalThis), {
      ...match,
      setup: { ...setup, controllers },
      reported: false,
    });
    void navigate(`/${gameOf(match).id}`);
  };
  return {
    asked,
    from(match) {
      if (!replacesOther(match, record)) return play(match);
      pressed.current = document.activeElement as HTMLElement | null;
      return setAsked(match);
    },
    opener: () => pressed.current,
    answer(isYes) {
      setAsked(null);
      if (isYes && asked) play(asked);
    },
  };
}

/** Whether a running match is kept that is not the one on the analysis board. */
function replacesOther(match: MatchState, opened: MatchRecord): boolean {
  const kept = readKeptMatch(tabStorage(globalThis), match.setup.game);
  if (!kept || kept.record.moves.length === 0) return false;
  if (JSON.stringify(kept.record) === JSON.stringify(opened)) return false;
  const begun = openMatch(gameOf(match), kept.setup, { resume: kept.record, reported: true });
  return begun.ok && finalOutcome(begun.value) === null;
}

/** Asks before a running match is lost. */
export const Replacing = ({
  playing: { asked, answer, opener },
}: {
  readonly playing: PlayFrom;
}) => (
  <Dialog
    title={words.replace.title}
    detail={words.replace.detail}
    open={asked !== null}
    onClose={() => answer(false)}
    opener={opener}
  >
    <p className={styles['again']}>
      <Button data-autofocus onClick={() => answer(false)}>
        {words.replace.no}
      </Button>
      <Button tone="solid" onClick={() => answer(true)}>
        {words.replace.yes}
      </Button>
    </p>
  </Dialog>
);
