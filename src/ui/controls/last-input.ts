/** Whether the last input was a key or a pointer: the focus is only moved for keyboard players. */
let byKey = false;

/** Starts watching. Call once. */
export function watchInput(page: Window): void {
  const watch = (kind: 'keydown' | 'pointerdown') =>
    page.addEventListener(kind, () => (byKey = kind === 'keydown'), { capture: true });
  watch('keydown');
  watch('pointerdown');
  // Screen readers press a button without a key or a pointer.
  page.addEventListener(
    'click',
    ({ detail, isTrusted }) => {
      if (isTrusted && detail === 0) byKey = true;
    },
    { capture: true },
  );
}

export const isLastInputKey = (): boolean => byKey;
