/** The reasons why a move is good. */
import type { CellId } from '../../rules/game.ts';

/** A row of marks of one symbol, and how many cells a line has. */
type MarkedLine = { readonly line: readonly CellId[]; readonly marks: number };

/**
 * 'only': every other move is proven to give the result away. 'blocks': the other side would finish this
 * line next. 'threatens': the mover would win on these cells next.
 *
 * 'opens' and 'closes': a row two marks short that one more mark would leave open at both ends. 'builds': a
 * line that only the mover has marks in. 'cuts': a line that only the other side had marks in.
 *
 * About small boards, by a cell on them: 'wins-next': the mover would win it next, 'saves': the other side would
 * have. 'two-boards': two boards in a row, the third undecided. 'cuts-boards': the other side's row of boards
 * can't be finished. 'calm': the other side can't win a board next, as it could after other moves.
 *
 * 'denies': the other side can't win next, as it could after other moves. 'spoils': a line that anybody might have
 * finished now holds both symbols. 'avoids': it finishes no line, as other moves would; or leaves none one mark
 * short ('near'); or brings no two marks into one line ('pair'). 'leaves': how many of the other side's moves
 * don't lose at once. 'loop': the other side chooses how the marks collapse. 'no-loop': as other moves would let it.
 */
export type Reason =
  | { readonly kind: 'only'; readonly keeps: 'win' | 'tie' }
  | { readonly kind: 'blocks' | 'spoils'; readonly line: readonly CellId[] }
  | { readonly kind: 'threatens'; readonly cells: readonly CellId[] }
  | ({ readonly kind: 'opens' | 'closes' | 'builds' | 'cuts' } & MarkedLine)
  | { readonly kind: 'wins-next' | 'saves'; readonly cell: CellId }
  | { readonly kind: 'two-boards' | 'cuts-boards' | 'calm' }
  | { readonly kind: 'denies' | 'loop' | 'no-loop' }
  | { readonly kind: 'avoids'; readonly what: 'line' | 'near' | 'pair' }
  | { readonly kind: 'leaves'; readonly safe: number };
