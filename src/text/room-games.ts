/** What is said of each game where a room is opened. */
export const roomGames = {
  classic: 'Three in a row on the board everyone knows.',
  ultimate: 'Nine boards in one. Your move picks where they play next.',
  extended: 'A larger board, and a full row of it to win.',
  '3d': 'A cube of levels. Lines run in every direction.',
  quantum: 'Every mark is in two places, until a loop makes it choose.',
  misere: 'Who completes a line loses. Make somebody else do it.',
  wild: 'Place an X or an O. You choose, every turn.',
  infinite: 'The board grows where its edges are played.',
} as const;
