import { useEffect, useState } from 'react';
import { notify } from '../ui/notices/notices.ts';

type Words = { readonly failed: string; readonly failedDetail: string };

/**
 * Makes a dialog's file once, as it was requested, with an address for it; null until then. `onFail` is
 * called when it can't be made. `keptMs`: how long the address is good for after the dialog has closed.
 */
export function useMadeFile<Made extends { readonly file: Blob }>(
  make: () => Promise<Made>,
  words: Words,
  onFail: () => void,
  keptMs = 0,
): (Made & { readonly address: string }) | null {
  const [shown, show] = useState<(Made & { readonly address: string }) | null>(null);
  useEffect(() => {
    let address = '';
    let isGone = false;
    const makeOnce = async () => {
      const made = await make();
      if (isGone) return;
      address = URL.createObjectURL(made.file);
      show({ ...made, address });
    };
    makeOnce().catch((error: unknown) => {
      if (import.meta.env.DEV) console.error(error);
      if (isGone) return;
      notify({ title: words.failed, detail: words.failedDetail, tone: 'bad' });
      onFail();
    });
    return () => {
      isGone = true;
      setTimeout(() => URL.revokeObjectURL(address), keptMs);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made once
  }, []);
  return shown;
}
