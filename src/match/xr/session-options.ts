/** What this device can do with a board beyond its screen. */
import type { TableMode } from '../../scene/xr/xr-session.ts';

export type TableOption = TableMode | 'quick-look';

/** The ways that the device offers, best first; empty for none. */
export async function findTableOptions(): Promise<readonly TableOption[]> {
  const can = (mode: TableMode) =>
    // A page in a frame that denies it is told so by an error.
    navigator.xr?.isSessionSupported(`immersive-${mode}`).catch(() => false) ?? false;
  const [ar, vr] = await Promise.all([can('ar'), can('vr')]);
  const isQuick = !ar && !vr && document.createElement('a').relList.supports('ar');
  return isQuick
    ? ['quick-look']
    : [...(ar ? (['ar'] as const) : []), ...(vr ? (['vr'] as const) : [])];
}
