import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import { type MatchState, shownPly } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { speech } from '../../text/speech.ts';
import { cellName } from '../../ui/board/cell-name.ts';
import { tabStop } from '../../ui/board/grid-keys.ts';
import { joinParts, announced, announce } from '../../ui/notices/Announcer.tsx';
import { noteOf, refusalText, type Status } from '../status/status.ts';
import { listNames } from '../announcements/lines.ts';
import { describeThreats } from '../announcements/threats.ts';
import { describeBoard, describeBoards } from '../announcements/whole-board.ts';
import { nameShownMove } from '../moves/named-move.ts';
import { type ConsoleEntry, readEntry } from './entry.ts';
import styles from './Console.module.css';

const words = speech.console;

/** If more cells have one name, they are counted, not listed. */
const MOST_NAMES = 4;

/** The actions that the console may take. */
export type ConsolePorts = {
  /** Returns whether the pick is a move now, or a part of one. */
  readonly onPick: (pick: string) => boolean;
  /** Plays a whole move that answers a question of the game, skipping the preview that its board offers. */
  readonly onMove: (move: string) => void;
  readonly undo?: (() => boolean) | undefined;
  /** Takes back the first pick of two. */
  readonly unpick: () => void;
  /** Why nothing can be played now, other than whose turn it is. */
  readonly refusal?: string | undefined;
  readonly chat?: ((message: string) => void) | undefined;
};

type Props = ConsolePorts & {
  readonly match: MatchState;
  readonly status: Status;
  readonly view: BoardView;
  readonly layout: BoardLayout;
  readonly onClose: () => void;
};

/**
 * A field for typing moves and questions, with the last answer. Escape leads back to where the focus was, or
 * to the board.
 */
export function Console(props: Props) {
  const { view, layout, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [opener] = useState(() => document.activeElement);
  const { announcements } = useStore(announced);
  useEffect(() => {
    input.current?.focus();
    return () => {
      // The element that had the focus may be gone.
      const back = opener === document.body || !opener?.isConnected ? tabStop() : opener;
      if (back instanceof HTMLElement) back.focus();
    };
  }, [opener]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = input.current;
    if (!field || field.value.trim() === '') return;
    const entry = readEntry(field.value, { layout, view });
    field.value = '';
    run(entry, props);
  };
  return (
    <form className={styles['line']} onSubmit={submit}>
      {/* The live region announces it. */}
      <p className={styles['said']} aria-hidden="true">
        {announcements.map(({ text }) => text).join(' ')}
      </p>
      <label className={styles['field']}>
        <span>{words.label}</span>
        <input
          ref={input}
          className={styles['input']}
          data-console
          placeholder={words.examples}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Keeps Escape from also ending the look back.
            event.preventDefault();
            onClose();
          }}
        />
      </label>
    </form>
  );
}

function run(entry: ConsoleEntry, props: Props): void {
  const { match, status, view, layout, undo, unpick, refusal, chat } = props;
  const nameOf = (cell: string) => cellName(layout, view.cells, cell).full;
  switch (entry.kind) {
    case 'pick':
      pickAll(entry.picks, props);
      return;
    case 'undo':
      if (match.picks.length > 0) unpick();
      else if (!undo?.()) announce(words.noUndo);
      return;
    case 'chat':
      if (!chat) announce(words.noChat);
      else if (entry.message === '') announce(words.noMessage);
      else chat(entry.message);
      return;
    case 'board':
      announce(describeBoard(layout, view));
      return;
    case 'boards':
      announce(describeBoards(layout, view) ?? words.oneBoard);
      return;
    case 'threats':
      announce(refusal ?? describeThreats(match, view, layout));
      return;
    case 'last':
      announce(shownPly(match) === 0 ? speech.noMove : nameShownMove(match, layout));
      return;
    case 'turn':
      announce(
        joinParts(
          status.spoken ?? status.headline,
          // The status of a puzzle may already end with it.
          status.spoken?.includes(refusal ?? '') ? '' : (refusal ?? ''),
          view.asks && view.open.size > 0 ? answersOf(view, layout) : '',
          match.picks.length > 0 ? speech.picked(listNames(match.picks.map(nameOf))) : '',
          noteOf({ match, view }, layout),
        ),
      );
      return;
    case 'help':
      announce(words.help(exampleOf(view, layout), chat ? words.helpChat : ''));
      return;
    case 'unclear':
      announce(
        entry.names.length > MOST_NAMES
          ? words.unclearMany(entry.names.length, entry.names[0] ?? '')
          : words.unclear(listNames(entry.names)),
      );
      return;
    case 'unknown':
      announce(words.unknown);
  }
}

/** Plays a whole move, or its next part; or answers a question of the game. */
function pickAll(picks: readonly string[], props: Props): void {
  const { match, view, layout, onPick, onMove, unpick, refusal } = props;
  if (view.asks && refusal === undefined) {
    const [answer = '', more] = picks;
    if (more === undefined && view.open.has(answer)) onMove(answer);
    else announce(joinParts(refusalText('illegal-move', view, answer), answersOf(view, layout)));
    return;
  }
  // A whole move starts over, instead of completing the one begun on the board.
  if (picks.length > 1 && match.picks.length > 0) unpick();
  // After a refused pick the rest must not begin another move.
  picks.every((pick) => onPick(pick));
}

const answersOf = ({ cells, open }: BoardView, layout: BoardLayout): string =>
  words.answers(listNames([...open].map((cell) => cellName(layout, cells, cell).full)));

/** The name of an open cell, as an example of what to type. */
function exampleOf({ cells, open }: BoardView, layout: BoardLayout): string {
  const cell = cells.find((each) => open.has(each)) ?? cells[0] ?? '';
  return cellName(layout, cells, cell).full;
}
