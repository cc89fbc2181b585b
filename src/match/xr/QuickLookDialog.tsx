import { takePicture } from '../../scene/camera/picture.ts';
import { modelOf } from '../../scene/xr/model.ts';
import { getWorld } from '../../scene/world/world.tsx';
import { tabletop } from '../../text/xr.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { useMadeFile } from '../use-made-file.ts';
import styles from './TabletopDialog.module.css';

const { quickLook: words } = tabletop;
const PICTURE = { width: 480, height: 480, board: { left: 0, width: 480, height: 420 } };
/** The system's viewer may still be reading the model when the dialog is closed. */
const VIEWER_MS = 60_000;

type Props = {
  readonly opener: () => HTMLElement | null;
  readonly onClose: () => void;
};

/**
 * Makes a model of the board's current position and hands it to the system's viewer, which can only show it.
 */
export function QuickLookDialog({ opener, onClose }: Props) {
  const made = useMadeFile(makeModel, words, onClose, VIEWER_MS);
  return (
    <Dialog title={words.title} detail={words.detail} open onClose={onClose} opener={opener}>
      {made ? (
        // The system requires a link that contains a picture and nothing else.
        <a rel="ar" href={made.address} download="tic-tac-toe.usdz" className={styles['model']}>
          <img src={made.picture} alt={words.open} />
        </a>
      ) : (
        <p>{words.making}</p>
      )}
    </Dialog>
  );
}

async function makeModel(): Promise<{ readonly file: Blob; readonly picture: string }> {
  const picture = (await takePicture(getWorld(), PICTURE)).toDataURL();
  return { file: await modelOf(), picture };
}
