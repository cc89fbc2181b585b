import { useEffect, useRef } from 'react';
import { onCameraCommand } from '../../../play/camera-commands.ts';
import { attention } from '../../../play/attention.ts';
import type { Roam } from '../../../play/roam.ts';
import type { BoardView } from '../../../play/view.ts';
import { boardOfCell, boardsIn } from '../board.ts';
import { closeSight, goNear, goNearLater, sight } from './sight.ts';

/** How long a new mark is shown before the camera moves on; longer where the camera has to reach it first. */
const SEEN_MS = 700;
const COME_AND_SEEN_MS = 1200;
/** The extra time for a great mark, which follows the small one. */
const GREAT_MARK_MS = 600;

/** On a cramped board the view shows each move where it was made, and then goes to the board to play on. */
export function useFollowPlay(
  view: BoardView,
  active: readonly number[],
  isCramped: boolean,
  { opensWhole }: Roam,
): void {
  const count = view.marks.length;
  const last = view.last?.cells[0];
  const isMine = view.preview !== null;
  // The highest number of marks so far: with fewer, and no side to move, the player is looking back.
  const most = useRef(0);
  const before = useRef<number | null>(null);
  const [only, others] = active;
  const forced = others === undefined ? (only ?? null) : null;
  // Two positions in a row may ask for the same board.
  const position = `${count} ${last} ${active.join()}`;
  const opening = useRef(position);

  useEffect(() => closeSight, []);
  useEffect(() => {
    if (!isCramped) closeSight();
    if (!isCramped) return undefined;
    if (isMine || count > most.current) most.current = count;
    const isOpening = opensWhole && position === opening.current;
    const wanted = isOpening || count < most.current ? null : forced;
    const isMove = before.current !== null && count === before.current + 1;
    before.current = count;
    const { near, gliding } = sight.getState();
    const at = last === undefined ? null : boardOfCell(last);
    if (!isMove) {
      goNear(wanted);
      return undefined;
    }
    const isThere = near === null || (near === at && !gliding);
    if (near !== null) goNear(at);
    const winner = at === null ? null : boardsIn(view.state).winners[at];
    const more = winner === null || winner === 'tie' ? 0 : GREAT_MARK_MS;
    return goNearLater(wanted, (isThere ? SEEN_MS : COME_AND_SEEN_MS) + more);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the position stands for what it contains
  }, [position, isMine, isCramped]);

  useEffect(() => {
    if (!isCramped) return undefined;
    const stops = [
      onCameraCommand((order) => order === 'reset' && goNear(null)),
      // Keep the keyboard's cell in view.
      attention.subscribe(({ focus }, { focus: left }) => {
        if (focus !== null && focus !== left && sight.getState().near !== null)
          goNear(boardOfCell(focus));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isCramped]);
}
