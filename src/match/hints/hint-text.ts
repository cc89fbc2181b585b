/**
 * Puts a match's hint into words: the move, its proven result, and why it is good. A puzzle's hints are in
 * `PuzzleScreen.tsx`.
 */
import type { Worth } from '../../bots/analyse.ts';
import type { Reason } from '../../bots/reasons/reason.ts';
import type { Hint } from '../../play/hints.ts';
import { countMovesToEnd } from '../../play/moves-to-end.ts';
import { gameOf, latestState, type MatchState } from '../../play/match-state.ts';
import type { Game } from '../../rules/game.ts';
import { findMove } from '../../rules/match.ts';
import { speech } from '../../text/speech.ts';
import { hintReasons as reasons } from '../../text/hint-reasons.ts';
import { cellName, moveName } from '../../ui/board/cell-name.ts';
import type { Variant } from '../../variants/variant.ts';

const { hints: words } = speech;

/** The sentences of a hint; empty when it isn't about the current position. */
export function hintText(match: MatchState, variant: Variant, { move, worth, why }: Hint): string {
  const game = gameOf(match);
  const state = latestState(match);
  const made = findMove(game, state, move);
  if (made === undefined) return '';
  const layout = variant.layoutOf(match.record.options);
  const cells = game.cells(state);
  const nameOf = (cell: string) => cellName(layout, cells, cell)[layout.grows ? 'full' : 'short'];
  const lineOf = (line: readonly string[]) =>
    layout.grows ? '' : [line[0] ?? '', line.at(-1) ?? ''].map(nameOf).join('–');
  const isOnly = why.some(({ kind }) => kind === 'only');
  const known = isOnly && worth.kind !== 'win' ? [] : [knownText(worth, game)];
  const boardOf = (cell: string) => layout.smallBoards?.nameOf(cell) ?? '';
  const because = why.map((reason) => reasonText(reason, nameOf, lineOf, boardOf));
  const after = game.apply(state, made);
  return [
    words.says(moveName(layout, cells, game.picks(made)).full, [...known, ...because].join('; ')),
    // On a board of boards: the board that the move decides, and the board where it sends the other side.
    ...(layout.smallBoards && !game.outcome(after)
      ? [variant.describe?.(state, after) ?? '', variant.extras?.(after).note?.text ?? '']
      : []),
  ]
    .filter(Boolean)
    .join(' ');
}

function reasonText(
  reason: Reason,
  nameOf: (cell: string) => string,
  lineOf: (line: readonly string[]) => string,
  boardOf: (cell: string) => string,
): string {
  switch (reason.kind) {
    case 'only':
      return reasons.only[reason.keeps];
    case 'blocks':
    case 'spoils':
      return reasons[reason.kind](lineOf(reason.line));
    case 'threatens':
      return reason.cells.length > 1
        ? reasons.threats(reason.cells.length)
        : reasons.threatens(nameOf(reason.cells[0] ?? ''));
    case 'opens':
    case 'closes':
      return reasons[reason.kind](reason.marks, lineOf(reason.line));
    case 'builds':
    case 'cuts':
      return reasons[reason.kind](lineOf(reason.line), reason.marks, reason.line.length);
    case 'wins-next':
    case 'saves':
      return reasons[reason.kind](boardOf(reason.cell));
    case 'avoids':
      return reasons.avoids[reason.what];
    case 'leaves':
      return reasons.leaves(reason.safe);
    case 'two-boards':
    case 'cuts-boards':
    case 'calm':
    case 'denies':
    case 'loop':
    case 'no-loop':
      return reasons[reason.kind];
  }
}

function knownText(worth: Worth, game: Pick<Game, 'answers'>): string {
  const count = countMovesToEnd(game, words);
  const within = (text: string): string =>
    'isLimit' in worth && worth.plies > 1 ? words.atMost(text) : text;
  switch (worth.kind) {
    case 'win':
      return within(count.words[worth.isHalf ? 'winsHalf' : 'wins'](count.of(worth.plies)));
    case 'loss':
      return within(count.words.loses(count.of(worth.plies)));
    case 'tie':
    case 'no-loss':
      return words.tie;
    case 'guess':
      return words.guess;
  }
}
