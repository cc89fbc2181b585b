import type { SymbolId } from '../../../rules/game.ts';
import { text } from '../../../text/play.ts';
import { SymbolChooser } from '../../../match/board/SymbolChooser.tsx';

type Props = {
  readonly symbols: readonly SymbolId[];
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
};

/** Wild's chooser, with the words that rooms have for it. */
export const SymbolButtons = (props: Props) => (
  <SymbolChooser {...props} label={text.chooser.select} />
);
