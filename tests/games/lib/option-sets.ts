import type { Game, Json } from '../../../src/rules/game.ts';

type Raw = Readonly<Record<string, Json>>;

/** Every combination of options that a game takes for a number of seats, filled in; the defaults first. */
export function optionSets({ allowed, options }: Game, seats: number): readonly Json[] {
  const combined = Object.entries(allowed).reduce<readonly Raw[]>(
    (sets, [key, values]) =>
      sets.flatMap((set) => values.map((value) => ({ ...set, [key]: value }))),
    [{}],
  );
  const taken = combined.map((raw) => options(raw, seats)).filter((set) => set !== undefined);
  return [...new Map(taken.map((set) => [JSON.stringify(set), set])).values()];
}

/** The option sets that differ from the defaults in one choice at most; the defaults first. */
export function simpleOptionSets(game: Game, seats: number): readonly Json[] {
  const [defaults, ...others] = optionSets(game, seats) as readonly Raw[];
  const differences = (set: Raw): number =>
    Object.keys(set).filter((key) => set[key] !== defaults?.[key]).length;
  return [defaults ?? {}, ...others.filter((set) => differences(set) === 1)];
}
