import type { Game, Json } from '../../../src/rules/game.ts';

type Raw = Readonly<Record<string, Json>>;

/** Every combination of options that a game takes with so many seats, filled in; the defaults first. */
export function optionSets({ allowed, options }: Game, seats: number): readonly Json[] {
  const combined = Object.entries(allowed).reduce<readonly Raw[]>(
    (sets, [key, values]) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [key]: value }))),
    [{}],
  );
  const taken = combined.map((raw) => options(raw, seats)).filter((set) => set !== undefined);
  return [...new Map(taken.map((set) => [JSON.stringify(set), set])).values()];
}
