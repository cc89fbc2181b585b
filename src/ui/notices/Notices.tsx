import { useStore } from 'zustand';
import { Later } from '../page/Later.tsx';
import { notices } from './notices.ts';

const load = () => import('./Toaster.tsx');

const NONE = {};

/** A notice that is shown much later would confuse. */
const drop = () => notices.setState({ shown: [] });

/** Rendered once; loads the toaster when idle, or with the first notice. */
export function Notices() {
  const shown = useStore(notices, (state) => state.shown);
  return <Later load={load} need={shown.length > 0 ? shown : null} onFail={drop} props={NONE} />;
}
