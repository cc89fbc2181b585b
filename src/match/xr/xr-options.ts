/** Detects how this device can show a board beyond its screen. */
import type { XrMode } from '../../scene/xr/xr-session.ts';

export type XrOption = XrMode | 'quick-look';

/** The ways that the device offers, best first; empty for none. */
export async function findXrOptions(): Promise<readonly XrOption[]> {
  const can = (mode: XrMode) =>
    // In a frame that denies it, the browser throws an error.
    navigator.xr?.isSessionSupported(`immersive-${mode}`).catch(() => false) ?? false;
  const [ar, vr] = await Promise.all([can('ar'), can('vr')]);
  const isQuick = !ar && !vr && document.createElement('a').relList.supports('ar');
  return isQuick
    ? ['quick-look']
    : [...(ar ? (['ar'] as const) : []), ...(vr ? (['vr'] as const) : [])];
}
