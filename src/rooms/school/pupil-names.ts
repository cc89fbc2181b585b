/** The names of pupils: no two look alike, and in a class with given names all are ours. */
import { givenNames } from '../../text/given-names.ts';
import { words as german } from '../../text/de/given-names.ts';
import { words as spanish } from '../../text/es/given-names.ts';
import type { ClassSettings } from '../protocol/class-wire.ts';
import { uniqueName } from '../referee/look-alikes.ts';
import { cleanName } from '../referee/names.ts';

const LISTS = { en: givenNames, de: german, es: spanish } as const;
/** There are 576 names for at most 128 pupils: a free one is found sooner. */
const TRIES = 50;

/** Chooses the name of a pupil who asks for this one; null when none of it is visible. */
export function nameFor(
  asked: string,
  { names }: Pick<ClassSettings, 'names'>,
  taken: readonly string[],
  random: () => number,
): string | null {
  if (names === 'own') {
    const name = cleanName(asked);
    return name && uniqueName(name, taken);
  }
  const { glazes, animals, join } = LISTS[names];
  const draw = (of: readonly string[]): string => of[Math.floor(random() * of.length)] ?? '';
  let name = join(draw(glazes), draw(animals));
  for (let tries = 0; tries < TRIES && taken.includes(name); tries += 1)
    name = join(draw(glazes), draw(animals));
  return uniqueName(name, taken);
}
