import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { text } from '../../text/en.ts';
import { Later } from '../page/Later.tsx';
import { notify } from '../notices/notices.ts';

type Opened = {
  readonly open: boolean;
  /** What had the focus when the dialog was asked for. */
  readonly opener: HTMLElement | null;
};

const opened = createStore<Opened>(() => ({ open: false, opener: null }));

export function openSettings(): void {
  const { activeElement } = document;
  const opener = activeElement instanceof HTMLElement ? activeElement : null;
  opened.setState({ open: true, opener });
}

const load = () => import('./Settings.tsx');
const close = () => opened.setState({ open: false });

function fail(): void {
  close();
  notify({ title: text.settings.failed, tone: 'bad' });
}

/** Stands once in the page; the dialog comes when it is first opened at the latest. */
export function SettingsHost() {
  const state = useStore(opened);
  const wish = state.open ? state : null;
  return <Later load={load} wish={wish} onFail={fail} props={{ ...state, onClose: close }} />;
}
