/** What of the page of rooms stands in the address and in the browser's history. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isOnlineVariant } from '../../rooms/protocol/variants.ts';
import { keptSeat } from '../../play/room/kept-seats.ts';
import type { RoomClient } from '../../play/room/room-client.ts';
import { deviceStorage } from '../../play/keeping/saved.ts';
import { roomCodeIn } from './lobby/room-code.ts';

/** Where this device keeps its seats and its player's name. */
export const storage = deviceStorage(globalThis);

/** The room code that an address holds; empty without one. */
export const codeIn = (address: URLSearchParams): string => roomCodeIn(address.get('room') ?? '');

type Step = 'create' | 'join';

/** The step that an entry of the browser's history stands for, where it is not the menu. */
const stepOf = (state: unknown): Step | null => {
  const { step } = (state ?? {}) as { readonly step?: unknown };
  return step === 'create' || step === 'join' ? step : null;
};

/** Whether an entry stands for a room that is only watched: no kept seat says so. */
const watchesIn = (state: unknown): boolean =>
  ((state ?? {}) as { readonly watches?: unknown }).watches === true;

/** Steps from the menu stand in the browser's history, so that its Back leads to the menu. */
export function useSteps(client: RoomClient) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  return {
    open(step: Step): void {
      client.go(step);
      // At once: drawn together with a quick Back, the step would never have been left.
      void navigate({ search }, { state: { step }, flushSync: true });
    },
    back(): void {
      if (stepOf(state)) void navigate(-1);
      else client.go('menu');
    },
  };
}

/**
 * The room stands in the address: a reload or a link comes back to the seat that this device has
 * there, or to the join step with the code filled in.
 */
export function useAddress(client: RoomClient): void {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation() as Location<unknown>;
  const step = stepOf(state);
  const [opened] = useState(() => ({
    code: codeIn(address),
    variant: address.get('variant'),
    step,
    watches: watchesIn(state),
  }));
  useEffect(() => {
    const seat = opened.code ? keptSeat(storage, opened.code) : null;
    const orJoin = (isBack: boolean) => (isBack ? null : client.go('join'));
    if (seat) void client.resume(seat.key).then(orJoin);
    else if (opened.code && opened.watches) void client.watch(opened.code).then(orJoin);
    else if (opened.code) client.go('join');
    else if (opened.step) client.go(opened.step);
    else if (isOnlineVariant(opened.variant)) client.go('create');
  }, [client, opened]);
  const code = useStore(client.store, ({ view }) => view?.snapshot.room.room_code ?? null);
  const wasIn = useRef(false);
  const show = useEffectEvent((room: string | null) => {
    if (room !== null) {
      wasIn.current = true;
      const watches = keptSeat(storage, room) === null;
      // From the menu itself a room is a step of its own.
      const isMenu = step === null && !address.has('room') && !address.has('variant');
      setAddress(withRoom(room), { replace: !isMenu, state: watches ? { watches } : null });
    } else if (wasIn.current) setAddress(withRoom(null), { replace: true });
  });
  // Once a change, and with it: later it could write over where a Back has led meanwhile.
  useLayoutEffect(() => show(code), [code]);
}

/** The address with the room in it, or without any; what else stands there stays. */
const withRoom = (code: string | null) => (before: URLSearchParams) => {
  const address = new URLSearchParams(before);
  address.delete('variant');
  address.delete('key');
  if (code === null) address.delete('room');
  else address.set('room', code);
  return address;
};
