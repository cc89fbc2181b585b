import { useMemo, useState } from 'react';
import { shareLink } from '../../play/keeping/share.ts';
import type { MatchState } from '../../play/match-state.ts';
import { speech } from '../../text/speech.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyText } from '../../ui/dialogs/copy.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { share } from '../../ui/dialogs/share.ts';
import { useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf } from '../../variants/menu.ts';
import { saveFile } from '../save-file.ts';
import { useMadeFile } from '../use-made-file.ts';
import { fileName, captionOf } from './caption.ts';
import { pictureOf } from './picture.ts';
import styles from './Picture.module.css';
import { canBeLinked, shareDataOf } from './share-data.ts';
import type { GameId } from '../../variants/rules.ts';

const { picture: words } = speech;

type Props = {
  readonly match: MatchState;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

/** Shows the picture of a finished match, to be saved or shared. */
export function PictureDialog({ match, onClose, opener }: Props) {
  const drawn = useMadeFile(() => draw(match), words, onClose);
  const about = `${cardOf(match.record.game as GameId).name}: ${captionOf(match)}`;
  const shared = useMemo(
    () => drawn && shareDataOf(match, drawn.file, about),
    [match, drawn, about],
  );
  useAnnouncement(drawn ? about : words.drawing);
  // Announced in the dialog: a notice would take the Escape that should close it.
  const [copied, setCopied] = useState('');
  useAnnouncement(copied);
  const copy = async () => {
    const isCopied = await copyText(shareLink(match.record, location.origin));
    setCopied(isCopied ? speech.share.copied : '');
  };
  const detail = shared ? `${words.detail} ${words.sharedDetail}` : words.detail;
  return (
    <Dialog title={words.title} detail={detail} open onClose={onClose} opener={opener}>
      <div className={styles['shown']}>
        {drawn ? (
          <img className={styles['picture']} src={drawn.address} alt={about} />
        ) : (
          <p className={styles['picture']}>{words.drawing}</p>
        )}
        <p className={styles['buttons']}>
          {shared ? (
            <Button tone="solid" onClick={() => void sharePicture(shared)}>
              {words.share}
            </Button>
          ) : null}
          <Button
            tone={shared ? 'raised' : 'solid'}
            disabled={!drawn}
            onClick={() => drawn && saveFile(drawn.file)}
          >
            {words.save}
          </Button>
          {canBeLinked(match) ? <Button onClick={() => void copy()}>{words.copy}</Button> : null}
        </p>
      </div>
      {copied ? <p className={styles['copied']}>{copied}</p> : null}
    </Dialog>
  );
}

async function draw(match: MatchState): Promise<{ readonly file: File }> {
  const blob = await pictureOf(match);
  return { file: new File([blob], fileName(match, new Date(), 'png'), { type: blob.type }) };
}

async function sharePicture(data: ShareData): Promise<void> {
  if (!(await share(data)))
    notify({ title: words.notShared, detail: words.notSharedDetail, tone: 'bad' });
}
