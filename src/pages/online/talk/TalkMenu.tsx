import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import type { Reaction } from '../../../rooms/protocol/wire.ts';
import { online } from '../../../text/online.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Icon } from '../../../ui/controls/Icon.tsx';
import { ReactionButtons } from './ReactionButtons.tsx';
import styles from './TalkMenu.module.css';

/** A speech bubble. */
const BUBBLE =
  'M6.5 5h11A2.5 2.5 0 0 1 20 7.5v6a2.5 2.5 0 0 1-2.5 2.5H12l-4.5 4v-4h-1A2.5 2.5 0 0 1 4 13.5v-6A2.5 2.5 0 0 1 6.5 5Z';

type Props = {
  /** How many messages of others are unread. */
  readonly unread: number;
  /** Whose turn it is; the menu closes when that changes. */
  readonly isOwnTurn: boolean;
  readonly onReact: (reaction: Reaction) => void;
  /** The bubble, which has the focus again when the chat has been closed. */
  readonly bubble: RefObject<HTMLButtonElement | null>;
  /** Whether the chat lies at the foot of the screen, and the id of what lies there. */
  readonly isChatOpen: boolean;
  readonly chatId: string;
  readonly onChat: () => void;
  readonly onClose: () => void;
};

/** On a phone, where the chat is below the board or further down in its column: a button for the reactions and the chat. */
export function TalkMenu({
  unread,
  isOwnTurn,
  onReact,
  bubble,
  isChatOpen,
  chatId,
  onChat,
  onClose,
}: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  // The board comes first.
  useEffect(() => menu.current?.hidePopover(), [isOwnTurn]);
  return (
    <div className={styles['talk']} data-talk>
      <Button
        ref={bubble}
        size="small"
        icon
        aria-label={unread > 0 ? online.talkUnread(unread) : online.talk}
        popoverTarget={id}
        {...(isChatOpen && {
          'aria-expanded': true,
          'aria-controls': chatId,
          onClick: (event: MouseEvent) => {
            // The button's own click would open the reactions.
            event.preventDefault();
            onClose();
          },
        })}
      >
        <Icon path={BUBBLE} />
        {unread > 0 ? <span className={styles['count']}>{unread}</span> : null}
      </Button>
      <div ref={menu} id={id} popover="auto" className={styles['menu']}>
        <ReactionButtons
          onReact={(reaction) => {
            onReact(reaction);
            close();
          }}
        />
        <Button
          size="small"
          onClick={() => {
            close();
            onChat();
          }}
        >
          {online.chat}
        </Button>
      </div>
    </div>
  );
}
