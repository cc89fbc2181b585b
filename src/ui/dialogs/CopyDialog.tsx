import { useStore } from 'zustand';
import { siteText } from '../../text/site.ts';
import { TextBox } from '../controls/TextBox.tsx';
import { byHand } from './copy.ts';
import { Dialog } from './Dialog.tsx';

/** Rendered once: a text that couldn't be copied, selected in a field. */
export function CopyDialog() {
  const { text, opener } = useStore(byHand);
  return (
    <Dialog
      title={siteText.copy.title}
      detail={siteText.copy.detail}
      open={text !== null}
      onClose={() => byHand.setState({ text: null })}
      opener={() => opener}
    >
      <TextBox
        data-autofocus
        readOnly
        rows={2}
        value={text ?? ''}
        aria-label={siteText.copy.title}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
