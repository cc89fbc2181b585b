/** This device's place in a class, kept so that a reload leads back to it. */
import { KEYS, keepText, readJson, removeKept, type BrowserStorage } from '../../look/storage.ts';
import type { ClassKey } from '../../rooms/protocol/class-port.ts';
import { isFields, readField } from '../../rules/untrusted.ts';

/** A host who also tries the pupils' way in the same browser stays the host. */
const keyOf = ({ player }: ClassKey): string => (player === null ? KEYS.class : KEYS.pupil);

/** The kept place, a host's first; null if there is none, or for garbage. */
export const keptClass = (storage: BrowserStorage): ClassKey | null =>
  readClassKey(readJson(storage, KEYS.class)) ?? readClassKey(readJson(storage, KEYS.pupil));

/** Parses a kept place; null for anything else. */
export function readClassKey(raw: unknown): ClassKey | null {
  if (!isFields(raw)) return null;
  const [id, code, secret, player] = ['class', 'code', 'secret', 'player'].map((each) =>
    readField(raw, each),
  );
  const isWhole = [id, code, secret].every((each) => typeof each === 'string');
  if (!isWhole || !(player === null || typeof player === 'string')) return null;
  return { class: id, code, secret, player } as ClassKey;
}

export const keepClass = (storage: BrowserStorage, key: ClassKey): boolean =>
  keepText(storage, keyOf(key), JSON.stringify(key));

export const forgetClass = (storage: BrowserStorage, key: ClassKey): boolean =>
  removeKept(storage, keyOf(key));
