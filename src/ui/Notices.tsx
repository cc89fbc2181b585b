import { useStore } from 'zustand';
import { Later } from './Later.tsx';
import { waiting } from './notices.ts';

const load = () => import('./Toaster.tsx');

const NONE = {};

/** Said much later, a notice would only puzzle. */
const drop = () => waiting.setState({ notices: [] });

/** Stands once in the page; the toaster comes with the first notice at the latest. */
export function Notices() {
  const notices = useStore(waiting, (state) => state.notices);
  const wish = notices.length > 0 ? notices : null;
  return <Later load={load} wish={wish} onFail={drop} props={NONE} />;
}
