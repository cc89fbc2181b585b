/** Replays what a visitor typed, chose and pressed before the script loaded. */

/** A field, identified by its place among the fields of the page. */
type Change = {
  readonly at: number;
  /** The typed text and its selection; null for a choice. */
  typed: { readonly text: string; readonly from: number; readonly to: number } | null;
  isBack: boolean;
};

/** The number of frames that hydrating a part of the page may take. */
const PATIENCE = 600;

const fieldsIn = (root: HTMLElement): HTMLInputElement[] => [...root.querySelectorAll('input')];

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** A field's value as the page sets it: from the build, then from React. */
const valueOf = (field: HTMLInputElement): string =>
  isChoice(field) ? String(field.defaultChecked) : field.defaultValue;

/**
 * Removes early input from the fields in `root`, so that React hydrates what the build rendered. Returns a
 * function that restores it and presses the button that was pressed; call it after hydration.
 */
export function holdEarlyInput(root: HTMLElement, pressed: HTMLButtonElement | null): () => void {
  const page = location.pathname;
  const fields = fieldsIn(root);
  const drawn = fields.map(valueOf);
  const changes = fields.flatMap((field, at): readonly Change[] => {
    if (!isChoice(field))
      return field.value === field.defaultValue
        ? []
        : [{ at, typed: readTyped(field), isBack: false }];
    // For radio buttons, record only the checked one of each group.
    const isChanged =
      field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
    return isChanged ? [{ at, typed: null, isBack: false }] : [];
  });
  for (const field of fields) {
    if (isChoice(field)) field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }

  /** Adds input that was typed meanwhile. Runs before React's own listeners. */
  const goOn = ({ target: field, isTrusted }: Event): void => {
    if (!isTrusted || !(field instanceof HTMLInputElement)) return;
    const at = fieldsIn(root).indexOf(field);
    const change = changes.find((each) => each.at === at);
    if (!change?.typed) return;
    if (!change.isBack) {
      const { text, from, to } = change.typed;
      const caret = from + (field.selectionEnd ?? field.value.length);
      setValue(field, text.slice(0, from) + field.value + text.slice(to));
      select(field, { from: caret, to: caret });
      change.isBack = true;
    }
    change.typed = readTyped(field);
  };
  root.addEventListener('input', goOn, true);

  // Parts of a page hydrate one by one, and React may render some fields again, but their order stays
  // the same.
  const putBack = (waiting: readonly Change[], patience: number): void => {
    const now = fieldsIn(root);
    const left = waiting.filter((change) => {
      const field = now[change.at];
      if (!field) return true;
      if (valueOf(field) !== drawn[change.at]) {
        // While hydrating, React sets the value again, which clears the selection.
        if (field.value === change.typed?.text) select(field, change.typed);
        return false;
      }
      if (change.typed === null) press(field);
      else enter(field, change.typed);
      change.isBack = true;
      return true;
    });
    if (left.length > 0 && patience > 0 && location.pathname === page)
      requestAnimationFrame(() => putBack(left, patience - 1));
    else {
      root.removeEventListener('input', goOn, true);
      if (pressed?.isConnected && location.pathname === page) pressed.click();
    }
  };
  return () => putBack(changes, PATIENCE);
}

declare global {
  /** Set by index.html; null if another page was opened (tests). */
  var notePress:
    | (((event: MouseEvent) => void) & { button?: HTMLButtonElement | null })
    | undefined;
}

/**
 * Returns the last button pressed before the script loaded, unless the browser has opened its
 * popover or section: a second press would close that. From now on the page handles presses.
 */
export function earlyPress(): HTMLButtonElement | null {
  if (!globalThis.notePress) return null;
  removeEventListener('click', globalThis.notePress, true);
  const { button } = globalThis.notePress;
  return button?.hasAttribute('popovertarget') ? null : (button ?? null);
}

const readTyped = (field: HTMLInputElement): NonNullable<Change['typed']> => ({
  text: field.value,
  from: field.selectionStart ?? field.value.length,
  to: field.selectionEnd ?? field.value.length,
});

function press(field: HTMLInputElement): void {
  field.checked = field.defaultChecked;
  field.click();
}

function enter(field: HTMLInputElement, typed: NonNullable<Change['typed']>): void {
  field.value = field.defaultValue;
  setValue(field, typed.text);
  select(field, typed);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A slider has no selection. */
function select(field: HTMLInputElement, { from, to }: { from: number; to: number }): void {
  if (field === document.activeElement && field.selectionStart !== null)
    field.setSelectionRange(from, to);
}

/** React only sees a value as typed when it bypasses the element's own property. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
