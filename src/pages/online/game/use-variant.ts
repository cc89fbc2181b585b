import { useEffect, useState } from 'react';
import { text } from '../../../text/play.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { keepTrying } from '../../../look/keep-trying.ts';
import { loadVariant } from '../../../variants/menu.ts';
import type { Variant } from '../../../variants/variant.ts';
import type { GameId } from '../../../variants/rules.ts';

/**
 * Loads the variant that the screen needs; null until it is loaded. If that fails, a notice says so, and it
 * tries again.
 */
export function useVariant(id: GameId): Variant | null {
  const [variant, setVariant] = useState<{
    readonly id: GameId;
    readonly variant: Variant;
  } | null>(null);
  useEffect(
    () =>
      keepTrying(() => loadVariant(id), {
        got: (loaded) => setVariant({ id, variant: loaded }),
        failed: (error) => notify({ title: text.part.missing, detail: String(error), tone: 'bad' }),
      }),
    [id],
  );
  return variant?.id === id ? variant.variant : null;
}
