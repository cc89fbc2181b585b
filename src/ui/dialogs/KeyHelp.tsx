import { useStore } from 'zustand';
import { speech } from '../../text/speech.ts';
import { Dialog } from './Dialog.tsx';
import { closeKeyHelp, keyHelp } from './key-help.ts';
import { KeyTable } from './KeyTable.tsx';

/** The help that `?` opens on a board. */
export function KeyHelp() {
  const { opener } = useStore(keyHelp);
  return (
    <Dialog
      title={speech.keys.title}
      detail={speech.keys.detail}
      open
      onClose={closeKeyHelp}
      opener={() => opener}
    >
      <KeyTable />
    </Dialog>
  );
}
