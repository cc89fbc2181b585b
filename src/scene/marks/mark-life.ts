/** Derives animations from the difference between two lists of marks. */
import { useState } from 'react';
import type { CellId, Mark } from '../../rules/game.ts';

type MarkPhase = 'rolling' | 'resting' | 'leaving';

type LivingMark = { readonly mark: Mark; readonly phase: MarkPhase };

type Life = ReadonlyMap<string, LivingMark>;

/**
 * The marks with their phases after the position changes to `marks`; marks on covered cells leave without
 * motion.
 */
export function nextLife(
  life: Life,
  marks: readonly Mark[],
  covered: ReadonlySet<CellId> = new Set(),
): Life {
  const next = new Map<string, LivingMark>();
  for (const mark of marks) {
    const before = life.get(mark.id);
    const stays = before !== undefined && before.phase !== 'leaving';
    next.set(mark.id, { mark, phase: stays ? before.phase : 'rolling' });
  }
  for (const [id, { mark }] of life) {
    if (!next.has(id) && !covered.has(mark.cell)) next.set(id, { mark, phase: 'leaving' });
  }
  return next;
}

/** All marks at rest: for a board opened in mid-match. */
export function restingLife(marks: readonly Mark[]): Life {
  return new Map(marks.map((mark) => [mark.id, { mark, phase: 'resting' as const }]));
}

/** The marks with their phases; `done` ends a mark's animation. `still`: without motion. */
export function useMarkLife(
  marks: readonly Mark[],
  still: boolean,
  covered: ReadonlySet<CellId>,
): {
  life: readonly LivingMark[];
  done: (id: string) => void;
} {
  const [seen, setSeen] = useState(marks);
  const [life, setLife] = useState<Life>(() => restingLife(marks));
  if (seen !== marks) {
    setSeen(marks);
    setLife(still ? restingLife(marks) : nextLife(life, marks, covered));
  }
  const done = (id: string) =>
    setLife((now) => {
      const next = new Map(now);
      const living = next.get(id);
      if (living?.phase === 'leaving') next.delete(id);
      else if (living) next.set(id, { ...living, phase: 'resting' });
      return next;
    });
  return { life: [...life.values()], done };
}
