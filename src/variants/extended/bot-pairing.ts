/**
 * The pairing defence: every line that the other side could still fill gets two empty cells of its own.
 * Always answering in the same pair then breaks every line (Golomb and Hales, "Hypercube Tic-Tac-Toe", 2002).
 */

/** True when disjoint pairs exist: a list of the empty cells of every line that needs one. */
export function canPair(lines: readonly (readonly number[])[]): boolean {
  const owner = new Map<number, number>();
  const claim = (line: number, seen: Set<number>): boolean =>
    (lines[line] ?? []).some((cell) => {
      if (seen.has(cell)) return false;
      seen.add(cell);
      const before = owner.get(cell);
      if (before !== undefined && !claim(before, seen)) return false;
      owner.set(cell, line);
      return true;
    });
  return lines.every((_, line) => claim(line, new Set()) && claim(line, new Set()));
}
