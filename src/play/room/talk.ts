/** Sends this device's chat lines one after the other, so that none is lost. No React. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LIMITS } from '../../rooms/protocol/client-port.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';

/** The rate limit's period. */
const PAUSE_MS = 1000;
/** The number of rate-limited tries before a line returns to the field. */
const TRIES = 8;

export type Talk = {
  /** The field's text; it is kept from the lobby to the board. */
  readonly store: StoreApi<{ readonly draft: string }>;
  write(draft: string): void;
  /** Sends the field's text; unsent text returns to the field. */
  say(): Promise<void>;
  /** Resets for another room. */
  clear(): void;
};

export type TalkPorts = {
  /** Resolves to the reason of a refusal. */
  send(line: string): Promise<RoomsError | null>;
  onRefusal(error: RoomsError): void;
};

export function createTalk({ send, onRefusal }: TalkPorts): Talk {
  const store = createStore<{ readonly draft: string }>(() => ({ draft: '' }));
  const write = (draft: string): void => store.setState({ draft });
  let queue = { lines: [] as string[], isBusy: false };

  /** Sends the first line until it is accepted; otherwise resolves to the reason. */
  const deliver = async (line: string): Promise<RoomsError | null> => {
    const own = queue;
    for (let tries = 1; ; tries += 1) {
      const error = await send(line);
      if (own !== queue || error !== 'too-many' || tries === TRIES) return error;
      if (tries === 1) onRefusal(error);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      if (own !== queue) return null;
    }
  };

  return {
    store,
    write,
    async say() {
      const own = queue;
      own.lines.push(...splitIntoLines(store.getState().draft));
      write('');
      if (own.isBusy) return;
      own.isBusy = true;
      for (let line = own.lines[0]; line !== undefined; line = own.lines[0]) {
        const error = await deliver(line);
        if (own !== queue) return;
        if (error === null) own.lines.shift();
        else {
          write([...own.lines.splice(0), store.getState().draft].filter(Boolean).join(' '));
          onRefusal(error);
        }
      }
      own.isBusy = false;
    },
    clear() {
      queue = { lines: [], isBusy: false };
      write('');
    },
  };
}

/** Splits a text into lines, since text that returned to the field may exceed one line. */
export function splitIntoLines(text: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (longer.length <= LIMITS.chat) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const letter of word) {
      if (line.length + letter.length > LIMITS.chat) {
        lines.push(line);
        line = '';
      }
      line += letter;
    }
  }
  return line === '' ? lines : [...lines, line];
}
