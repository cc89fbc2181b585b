import type { SymbolId } from '../../../rules/game.ts';
import { text } from '../../../text/play.ts';
import { SymbolChooser } from '../../../match/board/SymbolChooser.tsx';

type Props = {
  readonly symbols: readonly SymbolId[];
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
};

/** The symbol chooser, with the words used in rooms. */
export const SymbolButtons = (props: Props) => (
  <SymbolChooser {...props} label={text.chooser.select} />
);
