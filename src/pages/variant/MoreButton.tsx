import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Icon } from '../../ui/controls/Icon.tsx';
import styles from './ModeChoice.module.css';

type Props = {
  /** The id of the card's title, if there are several. */
  readonly of?: string | undefined;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
};

/** Unfolds the rarer choices of a card. */
export const MoreButton = ({ of, isOpen, onChange }: Props) => (
  <Button
    size="small"
    tone="quiet"
    className={styles['more']}
    aria-expanded={isOpen}
    aria-describedby={of}
    onClick={() => onChange(!isOpen)}
  >
    {text.modes.more}
    <Icon path="M7 10l5 5 5-5" size={18} />
  </Button>
);
