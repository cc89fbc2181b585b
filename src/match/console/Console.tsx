import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useStore } from 'zustand';
import { canUndo, type MatchState, shownPly } from '../../play/match-state.ts';
import type { BoardView } from '../../play/view.ts';
import type { BoardLayout } from '../../rules/board.ts';
import { speech } from '../../text/speech.ts';
import { tabStop } from '../../ui/board/grid-keys.ts';
import { joinParts, said, say } from '../../ui/notices/Announcer.tsx';
import { noteOf } from '../status/status.ts';
import { listNames } from '../announcements/lines.ts';
import { tellThreats } from '../announcements/threats.ts';
import { tellBoard, tellBoards } from '../announcements/whole-board.ts';
import { nameShownMove } from '../moves/named-move.ts';
import type { Status } from '../status/status.ts';
import { type ConsoleEntry, readEntry } from './entry.ts';
import styles from './Console.module.css';

const words = speech.console;

/** What an entry may do besides telling of the match. */
export type ConsolePorts = {
  readonly onPick: (pick: string) => void;
  readonly undo?: (() => boolean) | undefined;
  readonly chat?: ((line: string) => void) | undefined;
};

type Props = ConsolePorts & {
  readonly match: MatchState;
  readonly status: Status;
  readonly view: BoardView;
  readonly layout: BoardLayout;
  readonly onClose: () => void;
};

/** A line to type moves and questions into, and what was said last. Escape leads back to where the focus was, or to the board. */
export function Console(props: Props) {
  const { view, layout, onClose } = props;
  const input = useRef<HTMLInputElement>(null);
  const [opener] = useState(() => document.activeElement);
  const { lines } = useStore(said);
  useEffect(() => {
    input.current?.focus();
    return () => {
      // What had the focus may be gone.
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
      {/* The live region says it. */}
      <p className={styles['said']} aria-hidden="true">
        {lines.map(({ text }) => text).join(' ')}
      </p>
      <label className={styles['field']}>
        <span>{words.label}</span>
        <input
          ref={input}
          className={styles['input']}
          placeholder={words.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            // Not also the end of looking back.
            event.preventDefault();
            onClose();
          }}
        />
      </label>
    </form>
  );
}

function run(entry: ConsoleEntry, props: Props): void {
  const { match, status, view, layout, onPick, undo, chat } = props;
  switch (entry.kind) {
    case 'pick':
      for (const pick of entry.picks) onPick(pick);
      return;
    case 'undo':
      if (!undo || !canUndo(match) || !undo()) say(words.noUndo);
      return;
    case 'chat':
      if (chat) chat(entry.line);
      else say(words.noChat);
      return;
    case 'board':
      say(tellBoard(layout, view));
      return;
    case 'boards':
      say(tellBoards(layout, view) ?? words.oneBoard);
      return;
    case 'threats':
      say(tellThreats(match, view, layout));
      return;
    case 'last':
      say(shownPly(match) === 0 ? speech.noMove : nameShownMove(match, layout));
      return;
    case 'turn':
      say(joinParts(status.spoken ?? status.headline, noteOf({ match, view }, layout)));
      return;
    case 'help':
      say(words.help);
      return;
    case 'unclear':
      say(words.unclear(listNames(entry.names)));
      return;
    case 'unknown':
      say(words.unknown);
  }
}
