import type { MatchSetup } from '../../play/match-state.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { announce } from '../../ui/notices/Announcer.tsx';

/** The player who moves first against the computer. */
const STARTERS = ['you', 'ai', 'alternate'] as const;
export type Starter = (typeof STARTERS)[number];

export const starterDetail = (starter: Starter): string =>
  starter === 'you' ? text.modes.aiDetail : text.modes.starts[starter];

/** Applies a starter to a match's setup. */
export const startOf = (starter: Starter): Pick<MatchSetup, 'first' | 'alternate'> => ({
  ...(starter === 'ai' && { first: 1 }),
  ...(starter === 'alternate' && { alternate: true }),
});

type Props = { readonly value: Starter; readonly onChange: (starter: Starter) => void };

/** Cycles through the possible starters, and announces the choice. */
export const StarterButton = ({ value, onChange }: Props) => (
  <Button
    size="small"
    onClick={() => {
      const next = STARTERS[(STARTERS.indexOf(value) + 1) % STARTERS.length] ?? 'you';
      onChange(next);
      announce(starterDetail(next));
    }}
  >
    {text.modes.starter(text.modes.starters[value])}
  </Button>
);
