/** The online page's state in the address and in the browser's history. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { isRoomGame } from '../../rooms/protocol/room-games.ts';
import { readKeptSeat } from '../../play/room/kept-seats.ts';
import type { RoomClient } from '../../play/room/room-client.ts';
import { deviceStorage } from '../../look/storage.ts';
import { roomCodeIn } from './lobby/room-code.ts';

/** The storage for this device's seats and its player's name. */
export const storage = deviceStorage(globalThis);

/** The room code in an address; empty if there is none. */
export const codeIn = (address: URLSearchParams): string => roomCodeIn(address.get('room') ?? '');

type OnlineStep = 'create' | 'join';

/** The step of a history entry; null for the first one. */
const stepOf = (state: unknown): OnlineStep | null => {
  const { step } = (state ?? {}) as { readonly step?: unknown };
  return step === 'create' || step === 'join' ? step : null;
};

/** Whether a history entry is a room that this device only watches; kept seats don't show that. */
const watchesIn = (state: unknown): boolean =>
  ((state ?? {}) as { readonly watches?: unknown }).watches === true;

/** Adds each step to the browser's history, so that Back leads to the first one. */
export function useSteps(client: RoomClient) {
  const navigate = useNavigate();
  const { search, state } = useLocation() as Location<unknown>;
  return {
    open(step: OnlineStep): void {
      client.go(step);
      // Synchronously: if React batched this with a quick Back, the step would stay.
      void navigate({ search }, { state: { step }, flushSync: true });
    },
    back(): void {
      if (stepOf(state)) void navigate(-1);
      else client.go('entry');
    },
  };
}

/**
 * The room is in the address: a reload or a link returns to the seat that this device has there, or opens the
 * join step with the code filled in.
 */
export function useRoomInAddress(client: RoomClient): void {
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
    const seat = opened.code ? readKeptSeat(storage, opened.code) : null;
    const orJoin = (isBack: boolean) => (isBack ? null : client.go('join'));
    if (seat) void client.resume(seat.key).then((error) => orJoin(error === null));
    else if (opened.code && opened.watches) void client.watch(opened.code).then(orJoin);
    else if (opened.code) client.go('join');
    else if (opened.step) client.go(opened.step);
    else if (isRoomGame(opened.variant)) client.go('create');
  }, [client, opened]);
  const code = useStore(client.store, ({ followed }) => followed?.snapshot.room.room_code ?? null);
  const wasIn = useRef(false);
  const show = useEffectEvent((room: string | null) => {
    if (room !== null) {
      wasIn.current = true;
      const watches = readKeptSeat(storage, room) === null;
      // From the first step, entering a room adds a history entry.
      const isFirst = step === null && !address.has('room') && !address.has('variant');
      setAddress(setRoomParam(room), { replace: !isFirst, state: watches ? { watches } : null });
    } else if (wasIn.current) setAddress(setRoomParam(null), { replace: true });
  });
  // In the same frame as the change: later, it could overwrite the target of a Back.
  useLayoutEffect(() => show(code), [code]);
}

/** The address with a room, or without one; other parameters stay. */
const setRoomParam = (code: string | null) => (before: URLSearchParams) => {
  const address = new URLSearchParams(before);
  address.delete('variant');
  address.delete('key');
  if (code === null) address.delete('room');
  else address.set('room', code);
  return address;
};
