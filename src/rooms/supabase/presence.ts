/**
 * The presence in a room's channel. On hosted Realtime each page tells its own, and may tell anything.
 */
import { readField, isFields, isIntegerIn, listOf } from '../../rules/untrusted.ts';

/** The most pages that are read: more than our server lets into a room. */
const MOST_PAGES = 1000;
/** A player's id is a uuid. */
const MOST_CHARACTERS = 36;
/** The most numbers of spectators. */
const MOST_NUMBERS = 20;

type PresentPages = {
  /** Player ids that pages say; they may be false. */
  readonly players: ReadonlySet<string>;
  readonly spectators: number;
  readonly numbers: readonly number[];
};

/**
 * Reads a channel's presence. Each page counts once, whatever it tells. `isOurs`: our server tells who is
 * present, and has one entry for all spectators, with the numbers of some.
 */
export function readPresence(raw: unknown, isOurs: boolean): PresentPages {
  const players = new Set<string>();
  let spectators = 0;
  let numbers: readonly number[] = [];
  for (const metas of isFields(raw) ? Object.values(raw).slice(0, MOST_PAGES) : []) {
    // A page has a key of its own. Another may share it on hosted Realtime, which tells everybody.
    const pages = listOf(metas, MOST_PAGES)?.filter(isFields) ?? [];
    const named = pages
      .map((page) => readField(page, 'player'))
      .filter((id) => typeof id === 'string');
    for (const id of named) if (id.length <= MOST_CHARACTERS) players.add(id);
    if (named.length > 0 || pages.length === 0) continue;
    const [told, known] = ['watching', 'numbers'].map((key) => readField(pages[0] ?? {}, key));
    spectators += isOurs && isIntegerIn(told, 0, MOST_PAGES) ? told : 1;
    if (isOurs) numbers = numbersIn(known) ?? numbers;
  }
  return { players, spectators, numbers };
}

const numbersIn = (raw: unknown): readonly number[] | undefined =>
  listOf(raw, MOST_NUMBERS)?.filter((each) => isIntegerIn(each, 1, Number.MAX_SAFE_INTEGER));
