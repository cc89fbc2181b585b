import { useEffect, useState } from 'react';
import { takePicture } from '../../scene/camera/picture.ts';
import { modelOf } from '../../scene/xr/model.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { table } from '../../text/xr.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { notify } from '../../ui/notices/notices.ts';
import styles from './TableDialog.module.css';

const { quickLook: words } = table;
const PICTURE = { width: 480, height: 480, board: 420 };

type Props = {
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
};

type Made = { readonly model: string; readonly picture: string };

/** Makes a model of the board as it stands and hands it to the system's viewer, which can only show it. */
export function QuickLookDialog({ opener, onClose }: Props) {
  const made = useModel(onClose);
  return (
    <Dialog title={words.title} description={words.hint} open onClose={onClose} opener={opener}>
      {made ? (
        // The system asks for a link with a picture and nothing else in it.
        <a rel="ar" href={made.model} download="tic-tac-toe.usdz" className={styles['model']}>
          <img src={made.picture} alt={words.open} />
        </a>
      ) : (
        <p>{words.making}</p>
      )}
    </Dialog>
  );
}

/** The model and its picture, made once; null until then. */
function useModel(onFail: () => void): Made | null {
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    let model = '';
    let isGone = false;
    const make = async () => {
      const picture = (await takePicture(getWorld(), PICTURE)).toDataURL();
      const file = await modelOf();
      if (isGone) return;
      model = URL.createObjectURL(file);
      setMade({ model, picture });
    };
    make().catch((error: unknown) => {
      if (import.meta.env.DEV) console.error(error);
      if (isGone) return;
      notify({ title: words.failed, description: words.failedHint, tone: 'bad' });
      onFail();
    });
    return () => {
      isGone = true;
      // The viewer may still be reading it.
      setTimeout(() => URL.revokeObjectURL(model), 60_000);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- made once, of the board as it was asked for
  }, []);
  return made;
}
