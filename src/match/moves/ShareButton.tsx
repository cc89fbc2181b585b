import { shareLink } from '../../play/keeping/share.ts';
import type { MatchRecord } from '../../rules/game.ts';
import { speech } from '../../text/speech.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import { copyText } from '../../ui/dialogs/copy.ts';
import { notify } from '../../ui/notices/notices.ts';
import styles from './Moves.module.css';

const LINK =
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1';

type Props = {
  readonly record: MatchRecord;
  /** The button's label. */
  readonly label?: string;
  /** The page that the link opens; the game's page by default. */
  readonly to?: string;
};

/** Copies a link that opens this match with its moves. */
export function ShareButton({ record, label = speech.share.button, to }: Props) {
  const share = async () => {
    const link = shareLink(record, location.origin, to);
    if (await copyText(link))
      notify({ title: speech.share.copied, detail: speech.share.copiedDetail });
  };
  return (
    <Button icon size="small" tone="quiet" aria-label={label} onClick={() => void share()}>
      <Icon path={LINK} />
      <span className={styles['word']}>{speech.share.word}</span>
    </Button>
  );
}
