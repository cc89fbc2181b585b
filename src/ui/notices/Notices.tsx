import { useStore } from 'zustand';
import { Later } from '../page/Later.tsx';
import { notices } from './notices.ts';

const load = () => import('./Toaster.tsx');

const NONE = {};

/** Said much later, a notice would only puzzle. */
const drop = () => notices.setState({ shown: [] });

/** Stands once in the page; the toaster comes with the first notice at the latest. */
export function Notices() {
  const shown = useStore(notices, (state) => state.shown);
  return <Later load={load} wish={shown.length > 0 ? shown : null} onFail={drop} props={NONE} />;
}
