/** The content of a slate beside the board: the page's status, and the buttons that belong to the match. */
import type { SlateButton, SlateSource } from '../../scene/xr/slate.ts';

const BUTTONS = [
  '[role="dialog"] button',
  '[data-questions] button',
  '[data-chooser] button',
  '[data-status] button',
  '[data-controls] button',
  '[data-start]',
  '[data-leave]',
].join(',');

const textOf = (element: Element): string => element.textContent.trim();

export const slateSource: SlateSource = {
  read() {
    const told = [...document.querySelectorAll('[data-status] :is(h2, p), [data-heading]')];
    const headline = told.find(({ tagName }) => tagName === 'H2') ?? told[0];
    const asked = [...document.querySelectorAll('[role="dialog"] :is(h2, p), [data-questions] p')];
    const entries = [headline, ...told.filter((each) => each !== headline), ...asked].flatMap(
      (each) => (each ? [textOf(each)] : []),
    );
    const buttons = [...document.querySelectorAll<HTMLElement>(BUTTONS)].map(
      (button): SlateButton => ({
        label: textOf(button) || (button.ariaLabel ?? ''),
        isOff: button.ariaDisabled === 'true',
        press: () => button.click(),
        point: () => button.focus({ preventScroll: true }),
      }),
    );
    return { entries: entries.filter((entry) => entry !== ''), buttons };
  },
  watch(changed) {
    const observer = new MutationObserver(changed);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['aria-disabled'],
    });
    return () => observer.disconnect();
  },
};
