/** Links to matches that people copied, from this site or another copy of it. */
import { SHARED_KEYS } from '../../play/keeping/share.ts';
import { fail, ok, type Result } from '../../rules/result.ts';
import { isMenuGame } from '../../variants/menu.ts';
import type { GameId } from '../../variants/rules.ts';

export type PositionLink = {
  readonly id: GameId;
  readonly query: URLSearchParams;
};

/** Reads a link to a match that somebody copied. The game's own rules still have to accept its moves. */
export function readPositionLink(text: string): Result<PositionLink, 'no-link' | 'no-position'> {
  const link = URL.parse(text.trim());
  if (!link) return fail('no-link');
  const id = link.pathname.split('/').findLast(Boolean);
  if (!isMenuGame(id) || !link.searchParams.has('moves')) return fail('no-position');
  const query = new URLSearchParams(
    SHARED_KEYS.flatMap((key) => {
      const value = link.searchParams.get(key);
      return value === null ? [] : [[key, value]];
    }),
  );
  return ok({ id, query });
}
