/** The cell of the page's board that Tab stops at; null without a board. */
export const tabStop = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-board] [data-cell][tabindex="0"]');
