import { useMemo, useRef, useState } from 'react';
import { gameOf, type MatchState } from '../../play/match-state.ts';
import { writeMatchText } from '../../rules/match-text/write.ts';
import { matchText } from '../../text/match-text.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { TextBox } from '../../ui/controls/TextBox.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { tryToCopy } from '../../ui/dialogs/copy.ts';
import { useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { saveFile } from '../save-file.ts';
import type { AboutMatch } from './about-match.ts';
import { fileName } from './caption.ts';
import styles from './Picture.module.css';

const { save: words } = matchText;

type Props = {
  readonly match: MatchState;
  /** Says what is known beside the moves, when the dialog opens. */
  readonly describe: () => AboutMatch;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

const scrollInSight = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' });

/** Shows a match as text, to be copied or saved. */
export function TextDialog({ match, describe, onClose, opener }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { record } = match;
  const [about] = useState(describe);
  const text = useMemo(
    () => writeMatchText(gameOf(match), { record, ...about }),
    [match, record, about],
  );
  // Announced in the dialog: a notice would take the Escape that should close it.
  const [said, setSaid] = useState('');
  useAnnouncement(said);
  const copy = async () => {
    const isCopied = await tryToCopy(text);
    setSaid(isCopied ? words.copied : words.byHand);
    if (!isCopied) box.current?.focus();
  };
  const save = () => {
    const name = fileName(match, new Date(), 'txt');
    saveFile(new File([text], name, { type: 'text/plain' }));
  };
  return (
    <Dialog title={words.title} detail={words.detail} open onClose={onClose} opener={opener}>
      <TextBox
        ref={box}
        isCode
        readOnly
        rows={4}
        value={text}
        aria-label={words.title}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p className={styles['buttons']}>
        <Button tone="solid" onClick={save}>
          {words.file}
        </Button>
        <Button onClick={() => void copy()}>{words.copy}</Button>
      </p>
      {said ? (
        <p ref={scrollInSight} key={said} className={styles['copied']}>
          {said}
        </p>
      ) : null}
    </Dialog>
  );
}
