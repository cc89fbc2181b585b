import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isReduced, siteSettings } from '../../look/settings.ts';
import { shareLink } from '../../play/keeping/share.ts';
import type { MatchState } from '../../play/match-state.ts';
import { clipWords as words } from '../../text/clip.ts';
import { speech } from '../../text/speech.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { copyText } from '../../ui/dialogs/copy.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { share } from '../../ui/dialogs/share.ts';
import { useAnnouncement } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { cardOf } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';
import { captionOf } from '../moves/caption.ts';
import picture from '../moves/Picture.module.css';
import { canBeLinked, shareDataOf } from '../moves/share-data.ts';
import { saveFile } from '../save-file.ts';
import styles from './Clip.module.css';
import { makeClip, type Clip } from './make-clip.tsx';

type Props = {
  readonly match: MatchState;
  readonly onClose: () => void;
  readonly opener: () => HTMLElement | null;
};

/** A clip with addresses for it and for its last frame. */
type Shown = Pick<Clip, 'file'> & { readonly address: string; readonly end: string };

/** Makes a clip of a match, and shows it, to be saved or shared. Closing the dialog cancels. */
export function ClipDialog({ match, onClose, opener }: Props) {
  const [clip, setClip] = useState<Shown | null>(null);
  const about = `${cardOf(match.record.game as GameId).name}: ${captionOf(match)}`;
  const shared = useMemo(() => clip && shareDataOf(match, clip.file, about), [match, clip, about]);
  useAnnouncement(clip ? about : words.making);
  useEffect(
    () => () => {
      if (clip) for (const address of [clip.address, clip.end]) URL.revokeObjectURL(address);
    },
    [clip],
  );
  // Announced in the dialog: a notice would take the Escape that should close it.
  const [copied, setCopied] = useState('');
  useAnnouncement(copied);
  const copy = async () => {
    const isCopied = await copyText(shareLink(match.record, location.origin));
    setCopied(isCopied ? speech.share.copied : '');
  };
  const show = ({ file, end }: Clip) =>
    setClip({ file, address: URL.createObjectURL(file), end: URL.createObjectURL(end) });
  const fail = () => {
    notify({ title: words.failed, detail: words.failedDetail, tone: 'bad' });
    onClose();
  };
  const detail = shared ? `${words.detail} ${speech.picture.sharedDetail}` : words.detail;
  return (
    <Dialog title={words.title} detail={detail} open onClose={onClose} opener={opener}>
      {clip ? (
        <Preview clip={clip} about={about}>
          {shared ? (
            <Button tone="solid" onClick={() => void shareClip(shared)}>
              {speech.picture.share}
            </Button>
          ) : null}
          <Button tone={shared ? 'raised' : 'solid'} onClick={() => saveFile(clip.file)}>
            {speech.picture.save}
          </Button>
          {canBeLinked(match) ? (
            <Button onClick={() => void copy()}>{speech.picture.copy}</Button>
          ) : null}
        </Preview>
      ) : (
        <>
          <Progress match={match} onMade={show} onFail={fail} />
          <p className={picture['buttons']}>
            <Button onClick={onClose}>{words.cancel}</Button>
          </p>
        </>
      )}
      {copied ? <p className={picture['copied']}>{copied}</p> : null}
    </Dialog>
  );
}

type ProgressProps = {
  readonly match: MatchState;
  readonly onMade: (clip: Clip) => void;
  readonly onFail: () => void;
};

/** Makes the clip while it is shown, and shows how far it is. */
function Progress({ match, onMade, onFail }: ProgressProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const still = useStore(siteSettings, isReduced);
  const [done, setDone] = useState(0);
  useEffect(() => {
    const cancelled = new AbortController();
    const { signal } = cancelled;
    const make = async () => {
      if (!canvas.current) return;
      const making = { match, canvas: canvas.current, signal, onProgress: setDone };
      onMade(await makeClip(making));
    };
    make().catch((error: unknown) => {
      if (signal.aborted) return;
      if (import.meta.env.DEV) console.error(error);
      onFail();
    });
    return () => cancelled.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made once
  }, []);
  return (
    <>
      {/* Some browsers record only a canvas that is on the page. */}
      <canvas
        ref={canvas}
        className={`${picture['picture']} ${styles['making']} ${still ? styles['unseen'] : ''}`}
        aria-hidden="true"
      />
      <p className={styles['progress']}>
        <progress value={done} max={1} aria-label={words.making} />
        <span aria-hidden="true">{words.percent(Math.round(done * 100))}</span>
      </p>
    </>
  );
}

type PreviewProps = {
  readonly clip: Shown;
  readonly about: string;
  /** The buttons beside the one that stops it. */
  readonly children: ReactNode;
};

/**
 * The clip, which plays by itself unless motion is reduced, and can be stopped. A browser's own controls would lie over
 * its code.
 */
function Preview({ clip: { file, address, end }, about, children }: PreviewProps) {
  const still = useStore(siteSettings, isReduced);
  const [isPlaying, setPlaying] = useState(!still);
  const video = useRef<HTMLVideoElement>(null);
  const toggle = () => {
    setPlaying(!isPlaying);
    if (isPlaying) video.current?.pause();
    else video.current?.play().catch(() => setPlaying(false));
  };
  return (
    <div className={picture['shown']}>
      {file.type.startsWith('image/') ? (
        <img className={picture['picture']} src={isPlaying ? address : end} alt={about} />
      ) : (
        <video
          ref={video}
          className={picture['picture']}
          src={address}
          poster={end}
          aria-label={about}
          muted
          playsInline
          loop
          autoPlay={!still}
        />
      )}
      <p className={picture['buttons']}>
        {children}
        <Button onClick={toggle}>{isPlaying ? words.stop : words.play}</Button>
      </p>
    </div>
  );
}

async function shareClip(data: ShareData): Promise<void> {
  if (!(await share(data)))
    notify({ title: words.notShared, detail: words.notSharedDetail, tone: 'bad' });
}
