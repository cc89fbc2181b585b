import { useEffect, useState } from 'react';
import { text } from '../../../text/play.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { keepTrying } from '../../../look/keep-trying.ts';
import { loadStage, type VariantId } from '../../../variants/variants.ts';
import type { Stage } from '../../../variants/variant.ts';

/** A game's stage; null until it is loaded. A notice says that it can't be, and it is tried again. */
export function useStage(id: VariantId): Stage | null {
  const [stage, setStage] = useState<{ readonly id: VariantId; readonly stage: Stage } | null>(
    null,
  );
  useEffect(
    () =>
      keepTrying(() => loadStage(id), {
        got: (loaded) => setStage({ id, stage: loaded }),
        failed: (error) =>
          notify({ title: text.part.missing, description: String(error), tone: 'bad' }),
      }),
    [id],
  );
  return stage?.id === id ? stage.stage : null;
}
