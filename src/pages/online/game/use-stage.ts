import { useEffect, useState } from 'react';
import { text } from '../../../text/play.ts';
import { notify } from '../../../ui/notices/notices.ts';
import { loadStage, type VariantId } from '../../../variants/screens.ts';
import type { Stage } from '../../../variants/stage.ts';

/** A game's stage; null until it is loaded, or when that failed (a notice says so). */
export function useStage(id: VariantId): Stage | null {
  const [stage, setStage] = useState<{ readonly id: VariantId; readonly stage: Stage } | null>(
    null,
  );
  useEffect(() => {
    let wanted = true;
    loadStage(id).then(
      (loaded) => wanted && setStage({ id, stage: loaded }),
      (error: unknown) =>
        wanted && notify({ title: text.part.missing, description: String(error), tone: 'bad' }),
    );
    return () => {
      wanted = false;
    };
  }, [id]);
  return stage?.id === id ? stage.stage : null;
}
