/** Why a hint's move is good; loaded with the first hint. */
export const hintReasons = {
  only: { win: 'the only move that wins', tie: 'the only move that holds the tie' },
  /** A line is named by its ends, "a1–c3"; '' on a board that grows, where the ends have no short names. */
  blocks: (line: string) => `blocks ${line || 'a line'}`,
  threatens: (cell: string) => `threatens ${cell}`,
  threats: (count: number) =>
    count === 2 ? 'makes two threats' : `makes ${count} threats at once`,
  /** A row that its next mark leaves open at both ends; it has two or three marks. */
  opens: (marks: number, line: string) =>
    `makes an open ${marks === 2 ? 'two' : 'three'}${line && `, ${line}`}`,
  closes: (marks: number, line: string) =>
    `closes the open ${marks === 2 ? 'two' : 'three'}${line && ` ${line}`}`,
  /** A line with marks of only one side. */
  builds: (line: string, marks: number, length: number) =>
    `builds ${line || 'a line'}: ${marks} of ${length}`,
  cuts: (line: string, marks: number, length: number) =>
    `breaks up ${line || 'a line'}, where the other side has ${marks} of ${length}`,
  /** Small boards, by name. */
  'wins-next': (board: string) => `threatens to win the ${board}`,
  saves: (board: string) => `stops the other side from winning the ${board}`,
  'two-boards': 'makes two boards in a row',
  'cuts-boards': 'breaks up the other side’s row of boards',
  calm: 'leaves no board that the other side can win at once',
  spoils: (line: string) => `makes sure that nobody completes ${line || 'a line'}`,
  denies: 'leaves the other side no way to win at once',
  avoids: {
    line: 'completes no line',
    near: 'makes no line that is one mark short',
    pair: 'makes no pair in an open line',
  },
  leaves: (moves: number) =>
    `leaves the other side ${moves === 0 ? 'no safe move' : moves === 1 ? 'one safe move' : `${moves} safe moves`}`,
  loop: 'closes a loop, and the other side chooses',
  'no-loop': 'closes no loop',
};
