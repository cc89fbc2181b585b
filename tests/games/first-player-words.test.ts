/** The rules beside a board say that starting matters exactly where one side wins by force. */
import { expect, test } from 'vitest';
import { loadVariant } from '../../src/variants/menu.ts';
import { optionSets } from './lib/option-sets.ts';

type Chosen = Readonly<Record<string, unknown>>;

test.each<['3d' | 'infinite', (chosen: Chosen) => boolean]>([
  ['3d', ({ swap, board }) => swap === true && board !== '4x4x4'],
  ['infinite', ({ swap, compact }) => swap === true && !compact],
])('%s: the swap rule favours the second player', async (id, isFavoured) => {
  const { game, words } = await loadVariant(id);
  for (const options of optionSets(game, 2)) {
    const said = words.rules(options).join(' ');
    expect(/second player .* has the advantage/.test(said), JSON.stringify(options)).toBe(
      isFavoured(options as Chosen),
    );
  }
});

test.each<['3d' | 'infinite' | 'wild' | 'classic', (chosen: Chosen) => boolean]>([
  ['3d', ({ swap }) => swap === false],
  ['infinite', ({ swap, length, compact }) => swap === false && length !== 5 && !compact],
  ['wild', ({ size, winner }) => size === 3 && winner === 'maker'],
  ['classic', () => false],
])('%s', async (id, isForced) => {
  const { game, words } = await loadVariant(id);
  for (const options of optionSets(game, 2)) {
    const said = words.rules(options).join(' ');
    expect(/can force a win/.test(said), JSON.stringify(options)).toBe(isForced(options as Chosen));
  }
});
