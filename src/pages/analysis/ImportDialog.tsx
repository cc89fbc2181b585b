import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { type PositionLink, readPositionLink } from '../../match/moves/position-link.ts';
import { readShared } from '../../play/keeping/share.ts';
import type { TextResult } from '../../rules/match-text/fault.ts';
import { readGameId, readMatchText } from '../../rules/match-text/read.ts';
import type { WrittenMatch } from '../../rules/match-text/write.ts';
import { ok } from '../../rules/result.ts';
import { lazyTranslations } from '../../text/lazy-translations.ts';
import { matchText } from '../../text/match-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextBox } from '../../ui/controls/TextBox.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { gameIds, loadVariant } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import styles from './Analysis.module.css';
import { describeFault } from './fault-text.ts';
import { readTextFile } from './text-file.ts';

const { open: words } = matchText;

/** A match of a game, which is loaded. */
export type Imported = { readonly id: GameId; readonly match: WrittenMatch };

export type ImportProps = {
  /** The game on the board, which a text needn't name. */
  readonly game: GameId;
  /** Opens a match; returns why it can't, or null. */
  readonly onImport: (imported: Imported) => string | null;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

const EXAMPLE = '[Game "classic"]\n\n1. b2 2. a3 3. c1';

/** The text in the field, which outlives the dialog until it is opened on the board. */
const draft = createStore(() => ({ text: '' }));

/** The dialog, in the visitor's language. */
export async function loadImportDialog() {
  await lazyTranslations.matchText?.(matchText);
  return ImportDialog;
}

/** Reads a match from text: pasted, typed, or of a file. What can't be read stays in the field. */
function ImportDialog({ game, onImport, onClose, opener }: ImportProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const problemId = useId();
  const [problem, setProblem] = useState('');
  useAnnouncement(problem);
  const go = async () => {
    const field = box.current;
    if (!field) return;
    const text = field.value;
    const read = await readMatch(text, game);
    // The dialog was closed, or its text has changed since.
    if (!field.isConnected || field.value !== text) return;
    if (typeof read === 'string') return setProblem(matchText[read]);
    if (!read.ok) {
      setProblem(describeFault(read));
      field.setSelectionRange(read.fault.from, read.fault.to);
      // Browsers scroll to the selection of a field that gets the focus.
      field.blur();
      return field.focus();
    }
    const refusal = onImport(read.value);
    if (refusal !== null) return setProblem(refusal);
    draft.setState({ text: '' });
    return onClose();
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readTextFile(file);
    if (!box.current) return;
    if (!read.ok) return setProblem(fileProblems[read.error]());
    box.current.value = read.value;
    draft.setState({ text: read.value });
    setProblem('');
    box.current.focus();
  };
  const takeDropped = useEffectEvent((file: File | undefined) => void take(file));
  useEffect(() => {
    // Anywhere on the page: beside the field the browser would leave the page and open the file.
    const acceptFiles = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      acceptFiles(event);
      if (event.defaultPrevented) takeDropped(event.dataTransfer?.files[0]);
    };
    addEventListener('dragover', acceptFiles);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', acceptFiles);
      removeEventListener('drop', drop);
    };
  }, []);
  return (
    <Dialog title={words.title} detail={words.detail} open onClose={onClose} opener={opener}>
      <TextBox
        ref={box}
        isCode
        data-autofocus
        rows={7}
        placeholder={`${words.example}\n\n${EXAMPLE}`}
        defaultValue={draft.getState().text}
        aria-label={words.label}
        aria-invalid={problem !== ''}
        aria-describedby={problem ? problemId : undefined}
        onChange={({ currentTarget }) => {
          draft.setState({ text: currentTarget.value });
          setProblem('');
        }}
      />
      {problem ? (
        <p id={problemId} className={styles['problem']}>
          {problem}
        </p>
      ) : null}
      <p className={styles['import']}>
        <Button tone="solid" onClick={() => void go()}>
          {words.go}
        </Button>
        <Button onClick={() => files.current?.click()}>{words.file}</Button>
        <input
          ref={files}
          hidden
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => {
            void take(currentTarget.files?.[0]);
            // The same file may be chosen again after it was changed.
            currentTarget.value = '';
          }}
        />
      </p>
    </Dialog>
  );
}

const fileProblems = {
  'too-long': () => matchText.faults['too-long'](''),
  'no-text': () => matchText.noText,
  'no-file': () => matchText.noFile,
};

type ReadMatch = TextResult<Imported> | 'empty' | 'notLoaded' | 'noMatch';

/** Reads a link to a match, or its text. */
async function readMatch(text: string, usual: GameId): Promise<ReadMatch> {
  if (text.trim() === '') return 'empty';
  const link = readPositionLink(text);
  try {
    if (link.ok) return await readLinked(link.value);
    return link.error === 'no-position' ? 'noMatch' : await readText(text, usual);
  } catch {
    return 'notLoaded';
  }
}

async function readLinked({ id, query }: PositionLink): Promise<ReadMatch> {
  const record = readShared((await loadVariant(id)).game, query, { mayHaveLeavers: true });
  return record ? ok({ id, match: { record, players: [], date: null } }) : 'noMatch';
}

async function readText(text: string, usual: GameId): Promise<ReadMatch> {
  const id = readGameId(text, gameIds, usual);
  if (!id.ok) return id;
  const read = readMatchText((await loadVariant(id.value)).game, text);
  return read.ok ? ok({ id: id.value, match: read.value }) : read;
}
