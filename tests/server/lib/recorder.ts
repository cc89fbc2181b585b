/** Records what a store publishes to followers. */
import type { Publish } from '../../../src/rooms/endpoint/store.ts';
import type { Broadcast } from '../../../src/rooms/protocol/wire.ts';

/** A `publish` for a store, and everything it received, by room. */
export function recorder(): {
  readonly publish: Publish;
  readonly told: (room: string, count: number) => Promise<readonly Broadcast[]>;
} {
  const heard = new Map<string, Broadcast[]>();
  const waiting = new Set<() => void>();
  return {
    publish(room, told) {
      heard.set(room, [...(heard.get(room) ?? []), told]);
      for (const wake of waiting) wake();
    },
    told: (room, count) =>
      new Promise((resolve) => {
        const wake = () => {
          const list = heard.get(room) ?? [];
          if (list.length < count) return;
          waiting.delete(wake);
          resolve(list);
        };
        waiting.add(wake);
        wake();
      }),
  };
}
