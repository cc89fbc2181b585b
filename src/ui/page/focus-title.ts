/**
 * Moves the focus to the page's title, or else to its main part: the link that led here is gone, and screen readers
 * read on from there.
 */
export function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (title) title.tabIndex = -1;
  (title ?? document.getElementById('main'))?.focus({ preventScroll: true });
}
