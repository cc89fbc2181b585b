import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { shellWords } from '../../text/shell.ts';
import { Later } from '../page/Later.tsx';
import { notify } from '../notices/notices.ts';

type SettingsDialogState = {
  readonly open: boolean;
  /** The element that had the focus when the dialog was opened. */
  readonly opener: HTMLElement | null;
};

const opened = createStore<SettingsDialogState>(() => ({ open: false, opener: null }));

export function openSettings(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  opened.setState({ open: true, opener });
}

const load = () => import('./Settings.tsx');
const close = () => opened.setState({ open: false });

function fail(): void {
  close();
  notify({ title: shellWords.settings.failed, tone: 'bad' });
}

/** Rendered once; loads the dialog when idle, or when it is first opened. */
export function SettingsHost() {
  const state = useStore(opened);
  const need = state.open ? state : null;
  return <Later load={load} need={need} onFail={fail} props={{ ...state, onClose: close }} />;
}
