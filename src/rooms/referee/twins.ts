/** Tells apart the names in a room that look the same. Not in `names.ts`, which pages load: they need no table. */
import { confusables } from './confusables.ts';
import { numbered } from './names.ts';

/** The character that stands for all that look like it, by each of the others. */
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

/** The same for texts that look the same: the skeleton of UTS 39, after NFKD instead of NFD so that width is ignored. */
const skeleton = (text: string): string =>
  Array.from(
    text.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
    (each) => PROTOTYPES.get(each) ?? each,
  )
    .join('')
    .normalize('NFD');

/** As it is, in small letters and in capitals: Cyrillic "в" looks like no "b", but "В" like "B". */
function looks(name: string): readonly string[] {
  const plain = name.normalize('NFKC');
  return [plain, plain.toLowerCase(), plain.toUpperCase()].map(skeleton);
}

/** The name, or the name with the lowest number from 2 that makes it look like none of the others: "Sam 2" (ONL-07). */
export function uniqueName(name: string, taken: readonly string[]): string {
  const known = taken.map(looks);
  const isTaken = (text: string): boolean => {
    const own = looks(text);
    return known.some((other) => other.some((look, at) => look === own[at]));
  };
  let unique = name;
  for (let count = 2; isTaken(unique); count += 1) unique = numbered(name, count);
  return unique;
}
