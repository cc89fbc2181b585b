/**
 * `npm run several`: what three in a row is worth for three players and more, on 3x3 and 4x4. Prints the table that the guide
 * to multiplayer shows, in some minutes; what needs more positions than fit into memory is not known.
 */
import { Solver, TooMany } from './several/solver.ts';

/** Two to this power positions fit into the table: 1.2 GB. */
const BITS = 27;

function known<T>(find: () => T): T | null {
  try {
    return find();
  } catch (error) {
    if (error instanceof TooMany) return null;
    throw error;
  }
}

for (const size of [3, 4])
  for (const seats of [3, 4, 5, 6]) {
    const solver = new Solver(size, seats, BITS);
    const set = known(() => solver.results());
    const results = Array.from({ length: seats + 1 }, (_, bit) => bit)
      .filter((bit) => set !== null && (set & (1 << bit)) !== 0)
      .map((bit) => (bit === seats ? 'tie' : `seat ${bit} wins`));
    const { positions } = solver;
    const held = Array.from({ length: seats }, (_, seat) => known(() => solver.guaranteed(seat)));
    console.log(
      `${size}x${size}, ${seats} players: each for themselves ${results.join(' or ') || 'not known'} (${positions} positions); ` +
        `one against all ${held.map((each) => each ?? 'not known').join(', ')}`,
    );
  }
