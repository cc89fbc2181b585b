/** Tells apart the names in a room that look the same. Not in `names.ts`, which pages load: they need no table (ADR 23). */
import { confusables } from './confusables.ts';
import { addNumber } from './names.ts';

/** Maps each character to the one that stands for all that look like it. */
function readPrototypes(): ReadonlyMap<string, string> {
  const prototypes = new Map<string, string>();
  let code = 0;
  for (const entry of confusables.trim().split(/\s/)) {
    const [step, points = ''] = entry.split(':');
    code += step ? parseInt(step, 36) : 1;
    const prototype = points.split('.').map((point) => parseInt(point, 36));
    prototypes.set(String.fromCodePoint(code), String.fromCodePoint(...prototype));
  }
  return prototypes;
}

const PROTOTYPES = readPrototypes();

/**
 * Removed before comparing: invisible characters, and lines over, under and around letters. Accents stay,
 * since they tell names apart.
 */
const DECORATION =
  /[\p{Default_Ignorable_Code_Point}\p{Me}\u0305\u0320\u0332\u0333\u0334-\u0338\u033F\u0347]/gu;
const SPACING = /[\p{P}\p{Z}]/gu;

/**
 * Returns the same skeleton (UTS 39) for texts that look the same, after NFKD instead of NFD so that width is ignored,
 * without spaces and punctuation unless there is nothing else.
 */
function toSkeleton(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(DECORATION, '');
  const look = Array.from(bare, (each) => PROTOTYPES.get(each) ?? each)
    .join('')
    .normalize('NFD');
  return look.replaceAll(SPACING, '') || look;
}

/** The skeletons of a name as typed, in lower and in upper case: Cyrillic "в" doesn't look like "b", but "В" like "B". */
function listLooks(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  const look = toSkeleton(plain);
  // Compute the skeleton once for scripts without case, such as Arabic, where one character expands to
  // eighteen.
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map((each) =>
    each === plain ? look : toSkeleton(each),
  );
}

/** Cached, because a class has up to 128 names, and each newcomer's is compared with all of them. */
const LOOKS = new Map<string, readonly string[]>();
const MOST_LOOKS = 1024;

function looksOf(name: string): readonly string[] {
  const known = LOOKS.get(name);
  if (known) return known;
  if (LOOKS.size >= MOST_LOOKS) LOOKS.clear();
  const looks = listLooks(name);
  LOOKS.set(name, looks);
  return looks;
}

/**
 * The name, or the name with the lowest number from 2 that looks like none of the others: "Sam 2" (ONL-07).
 */
export function uniqueName(name: string, taken: readonly string[]): string {
  const known = taken.map(looksOf);
  const isTaken = (text: string): boolean => {
    const own = looksOf(text);
    return known.some((other) => other.some((look, at) => look === own[at]));
  };
  let unique = name;
  for (let count = 2; isTaken(unique); count += 1) unique = addNumber(name, count);
  return unique;
}
