/** Sends this device's chat messages one after the other, so that none is lost. No React. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { LIMITS } from '../../rooms/protocol/limits.ts';
import type { RoomsError } from '../../rooms/protocol/errors.ts';

/** The rate limit's period. */
const PAUSE_MS = 1000;
/** After this many rate-limited tries a message returns to the field. */
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

type TalkPorts = {
  /** Resolves to the reason of a refusal. */
  send(message: string): Promise<RoomsError | null>;
  onRefusal(error: RoomsError): void;
};

export function createTalk({ send, onRefusal }: TalkPorts): Talk {
  const store = createStore<{ readonly draft: string }>(() => ({ draft: '' }));
  const write = (draft: string): void => store.setState({ draft });
  let queue = { messages: [] as string[], isBusy: false };

  /** Sends the first message until it is accepted; otherwise resolves to the reason. */
  const deliver = async (message: string): Promise<RoomsError | null> => {
    const own = queue;
    for (let tries = 1; ; tries += 1) {
      const error = await send(message);
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
      own.messages.push(...splitIntoMessages(store.getState().draft));
      write('');
      if (own.isBusy) return;
      own.isBusy = true;
      for (let message = own.messages[0]; message !== undefined; message = own.messages[0]) {
        const error = await deliver(message);
        if (own !== queue) return;
        if (error === null) own.messages.shift();
        else {
          write([...own.messages.splice(0), store.getState().draft].filter(Boolean).join(' '));
          onRefusal(error);
        }
      }
      own.isBusy = false;
    },
    clear() {
      queue = { messages: [], isBusy: false };
      write('');
    },
  };
}

/** Splits a text into messages, since text that returned to the field may exceed one message. */
export function splitIntoMessages(text: string): string[] {
  const messages: string[] = [];
  let message = '';
  for (const word of text.trim().split(/\s+/)) {
    const longer = message === '' ? word : `${message} ${word}`;
    if (longer.length <= LIMITS.chat) {
      message = longer;
      continue;
    }
    if (message !== '') messages.push(message);
    message = '';
    for (const letter of word) {
      if (message.length + letter.length > LIMITS.chat) {
        messages.push(message);
        message = '';
      }
      message += letter;
    }
  }
  return message === '' ? messages : [...messages, message];
}
