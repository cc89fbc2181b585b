/** This device's key to a class, kept so that a reload leads back to it. */
import { KEYS, keepText, readJson, removeKept, type BrowserStorage } from '../../look/storage.ts';
import type { ClassKey } from '../../rooms/protocol/class-port.ts';
import { orNull, shape, text } from '../../rooms/protocol/readers.ts';

/** A host who also tries the pupils' way in the same browser stays the host. */
const keyOf = ({ player }: ClassKey): string => (player === null ? KEYS.class : KEYS.pupil);

/** The kept key, a host's first; null if there is none, or for garbage. */
export const readKeptClass = (storage: BrowserStorage): ClassKey | null =>
  readClassKey(readJson(storage, KEYS.class)) ?? readClassKey(readJson(storage, KEYS.pupil));

const readKey = shape<ClassKey>({ class: text, code: text, secret: text, player: orNull(text) });

/** Parses a kept key; null for anything else. */
export const readClassKey = (raw: unknown): ClassKey | null => readKey(raw) ?? null;

export const keepClass = (storage: BrowserStorage, key: ClassKey): boolean =>
  keepText(storage, keyOf(key), JSON.stringify(key));

export const forgetClass = (storage: BrowserStorage, key: ClassKey): boolean =>
  removeKept(storage, keyOf(key));
