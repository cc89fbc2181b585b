/** Whether the player's last action was a key or a pointer: only keys want the focus moved along. */
let byKey = false;

/** Starts to watch. Call once. */
export function watchInput(page: Window): void {
  const watch = (kind: 'keydown' | 'pointerdown') =>
    page.addEventListener(kind, () => (byKey = kind === 'keydown'), { capture: true });
  watch('keydown');
  watch('pointerdown');
}

export const isByKey = (): boolean => byKey;
