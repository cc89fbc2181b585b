/** What a visitor typed, chose and pressed before the script came: the page is given it once more. */

/** A field by its place on the page. */
type Change = {
  readonly at: number;
  /** What was typed into it and what of that was selected; null: it was chosen. */
  typed: { readonly text: string; readonly from: number; readonly to: number } | null;
  isBack: boolean;
};

/** Frames in which a part of the page may come alive. */
const PATIENCE = 600;

const fieldsIn = (root: HTMLElement): HTMLInputElement[] => [...root.querySelectorAll('input')];

const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';

/** What the page itself says of a field: first the build, then React as soon as it has taken input. */
const said = (field: HTMLInputElement): string =>
  isChoice(field) ? String(field.defaultChecked) : field.defaultValue;

/**
 * Takes early input out of the fields in `root`, so that React finds what the build drew. Returns
 * what puts it back; call that once the page is alive.
 */
export function holdEarlyInput(root: HTMLElement): () => void {
  const page = location.pathname;
  const fields = fieldsIn(root);
  const drawn = fields.map(said);
  const changes = fields.flatMap((field, at): readonly Change[] => {
    if (!isChoice(field))
      return field.value === field.defaultValue
        ? []
        : [{ at, typed: typedInto(field), isBack: false }];
    // Of radio buttons, the one that is on now speaks for its group.
    const isChanged =
      field.checked !== field.defaultChecked && (field.checked || field.type !== 'radio');
    return isChanged ? [{ at, typed: null, isBack: false }] : [];
  });
  for (const field of fields) {
    if (isChoice(field)) field.checked = field.defaultChecked;
    else field.value = field.defaultValue;
  }

  /** Who goes on typing meanwhile adds to what was held. Comes before React's own listeners. */
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
    change.typed = typedInto(field);
  };
  root.addEventListener('input', goOn, true);

  const pressed = earlyPress();
  // Parts of a page come alive one after the other, and some are drawn anew: the place stays.
  const putBack = (waiting: readonly Change[], patience: number): void => {
    const now = fieldsIn(root);
    const left = waiting.filter((change) => {
      const field = now[change.at];
      if (!field) return true;
      if (said(field) !== drawn[change.at]) {
        // React, coming alive, sets the value once more, which selects nothing.
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
  /** Made by index.html; null where it was not the page that was opened (tests). */
  var notePress:
    | (((event: MouseEvent) => void) & { button?: HTMLButtonElement | null })
    | undefined;
}

/** The button that was pressed last before the script came. From now on the page sees to presses. */
function earlyPress(): HTMLButtonElement | null {
  if (!globalThis.notePress) return null;
  removeEventListener('click', globalThis.notePress, true);
  return globalThis.notePress.button ?? null;
}

const typedInto = (field: HTMLInputElement): NonNullable<Change['typed']> => ({
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

/** A slider has nothing to select. */
function select(field: HTMLInputElement, { from, to }: { from: number; to: number }): void {
  if (field === document.activeElement && field.selectionStart !== null)
    field.setSelectionRange(from, to);
}

/** React takes a value for typed only when it was not set through the element's own property. */
function setValue(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
}
