import { useEffect, useRef } from 'react';
import { attend } from '../../play/attention.ts';
import type { SymbolId } from '../../rules/game.ts';
import { text } from '../../text/play.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { MarkIcon } from '../../ui/controls/MarkIcon.tsx';
import styles from './SymbolChooser.module.css';
import { useEscape } from './use-escape.ts';

type Props = {
  readonly symbols: readonly SymbolId[];
  readonly onPick: (symbol: string) => void;
  readonly onClose: () => void;
  /** The buttons' text before the symbol; empty on one device. */
  readonly label?: (symbol: string) => string;
};

/** Whether letters typed here are entered, or choose from a list. */
const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** The symbols for a chosen cell. The board shows the one that is pointed at. */
export function SymbolChooser({ symbols, onPick, onClose, label = String }: Props) {
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the cell was chosen by keyboard, move the focus here, and back to the board afterwards.
    const cell = document.activeElement;
    if (!(cell instanceof HTMLElement) || cell.dataset['cell'] === undefined) return undefined;
    group.current?.querySelector('button')?.focus();
    return () => {
      // Not if the focus has moved on, for example to the console.
      if (document.activeElement === document.body) cell.focus();
    };
  }, []);
  useEffect(() => () => attend({ hover: null }), []);
  useEscape(onClose);
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey, repeat, target }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey || repeat || takesKeys(target)) return;
      const symbol = symbols.find((each) => each === key.toUpperCase());
      if (symbol) onPick(symbol);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [symbols, onPick]);
  return (
    <div
      ref={group}
      className={styles['chooser']}
      role="group"
      aria-label={text.chooser.title}
      data-chooser
    >
      {symbols.map((symbol) => (
        <Button
          key={symbol}
          onClick={() => onPick(symbol)}
          onPointerEnter={() => attend({ hover: symbol })}
          onPointerLeave={() => attend({ hover: null })}
          onFocus={() => attend({ hover: symbol })}
          onBlur={() => attend({ hover: null })}
        >
          <MarkIcon symbol={symbol} size={32} />
          {label(symbol)}
        </Button>
      ))}
    </div>
  );
}
