/** This device's place in a class, kept so that a reload leads back to it. */
import { KEYS, keepText, readJson, removeKept, type BrowserStorage } from '../../look/storage.ts';
import type { ClassKey } from '../../rooms/protocol/class-port.ts';
import { isFields, readField } from '../../rules/untrusted.ts';

/** The kept place; null without one, or for garbage. */
export function keptClass(storage: BrowserStorage): ClassKey | null {
  const raw = readJson(storage, KEYS.class);
  if (!isFields(raw)) return null;
  const [id, code, secret, player] = ['class', 'code', 'secret', 'player'].map((each) =>
    readField(raw, each),
  );
  const isWhole = [id, code, secret].every((each) => typeof each === 'string');
  if (!isWhole || !(player === null || typeof player === 'string')) return null;
  return { class: id, code, secret, player } as ClassKey;
}

export const keepClass = (storage: BrowserStorage, key: ClassKey): boolean =>
  keepText(storage, KEYS.class, JSON.stringify(key));

export const forgetClass = (storage: BrowserStorage): boolean => removeKept(storage, KEYS.class);
