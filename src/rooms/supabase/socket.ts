import type { WebSocketLike } from '@supabase/supabase-js';

/** The browser's socket; where it has none or forbids one, a socket that has failed, so that rooms go on by calls. */
export class Socket extends EventTarget implements WebSocketLike {
  readonly CONNECTING = 0;
  readonly OPEN = 1;
  readonly CLOSING = 2;
  readonly CLOSED = 3;
  readonly readyState: number = this.CLOSED;
  readonly protocol: string = '';
  readonly url: string;
  onopen: WebSocketLike['onopen'] = null;
  onmessage: WebSocketLike['onmessage'] = null;
  onclose: WebSocketLike['onclose'] = null;
  onerror: WebSocketLike['onerror'] = null;
  readonly send: WebSocketLike['send'] = () => {};
  readonly close: WebSocketLike['close'] = () => {};

  constructor(url: string | URL, protocols?: string | string[]) {
    super();
    this.url = String(url);
    try {
      return new WebSocket(url, protocols);
    } catch {
      setTimeout(() => {
        this.onclose?.(new CloseEvent('close', { code: 1006 }));
      });
    }
  }
}
