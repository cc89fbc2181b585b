import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { KEYS, keepText, readText } from '../../look/storage.ts';
import { type Rooms, remainingPlayers } from '../../rooms/protocol/client-port.ts';
import { cleanName } from '../../rooms/referee/names.ts';
import { readKeptSeat, readKeptSeats } from '../../play/room/kept-seats.ts';
import type { RoomClient } from '../../play/room/room-client.ts';
import { online } from '../../text/online.ts';
import { useOwnWords } from '../../ui/notices/Announcer.tsx';
import { notify } from '../../ui/notices/notices.ts';
import { useUntilReload } from '../../ui/page/use-until-reload.ts';
import { Create } from './lobby/Create.tsx';
import { Join } from './lobby/Join.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { EntryStep } from './lobby/EntryStep.tsx';
import { invitationIn, roomCodeIn } from './lobby/room-code.ts';
import { roomForTwo } from './lobby/room-draft.ts';
import { codeIn, storage, useSteps } from './use-address.ts';
import type { GameId } from '../../variants/rules.ts';

/** The game that a link or a tap chose before the name was given. */
export type Wanted = {
  readonly wanted: GameId | null;
  readonly onWant: (variant: GameId | null) => void;
};

type Props = Wanted & { readonly rooms: Rooms; readonly client: RoomClient };

/** The way into a match: the entry step, then Create or Join, then the lobby. */
export function Steps({ rooms, client, wanted, onWant }: Props) {
  useOwnWords();
  const { step, busy, followed } = useStore(client.store);
  const [address] = useSearchParams();
  const { hash } = useLocation();
  const { open, back } = useSteps(client);
  const [name, setName] = useName();
  const [code, setCode] = useState(() => codeIn(address));
  const [invitation, setInvitation] = useState(() => invitationIn(`?${address}${hash}`));
  // Read at every render, because seats that were left or given up are forgotten.
  const [given, setGiven] = useState(0);
  const [isFinding, setFinding] = useState(false);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const kept = readKeptSeats(storage);
  const { nameRequired, nameRequiredDetail, missing, missingDetail } = online.notices;
  const { closed, closedDetail, removed, removedDetail } = online.notices;
  if (followed && (step === 'lobby' || step === 'game'))
    return <Lobby client={client} followed={followed} />;
  if (step === 'create') {
    return (
      <Create
        name={name}
        onName={setName}
        variant={wanted}
        busy={busy !== null}
        onBack={back}
        onCreate={(draft) => {
          if (cleanName(name) === null) return notifyBad(nameRequired, nameRequiredDetail);
          onWant(null);
          return void client.create({ ...draft, name });
        }}
      />
    );
  }
  const join = (room: string) => {
    if (cleanName(name) === null || room.trim() === '') {
      notifyBad(missing, missingDetail);
      return Promise.resolve(null);
    }
    return joinOrReturn(client, name, room, invitation);
  };
  if (step === 'join') {
    return (
      <Join
        name={name}
        onName={setName}
        code={code}
        onCode={(typed) => {
          setCode(roomCodeIn(typed));
          setInvitation(invitationIn(typed) ?? invitation);
        }}
        busy={busy !== null}
        onBack={back}
        onJoin={() => join(code)}
        onWatch={() => void client.watch(code, invitation)}
      />
    );
  }
  return (
    <EntryStep
      rooms={rooms}
      name={name}
      onName={setName}
      kept={kept}
      busy={busy !== null || isFinding}
      onCreate={() => open('create')}
      wanted={wanted}
      onWant={onWant}
      onOpen={(variant, opponent) => {
        onWant(null);
        if (opponent === 'friend') return void client.create({ ...roomForTwo(variant), name });
        const find = async () => {
          setFinding(true);
          const waiting = await waitingRoom(rooms, variant);
          setFinding(false);
          // The visitor may have gone on to another step.
          if (!isHere.current || client.store.getState().step !== 'entry') return;
          if (waiting !== undefined) {
            await joinOrReturn(client, name, waiting, undefined);
            return startIn(client, waiting);
          }
          await client.create({ ...roomForTwo(variant), listed: true, name });
          // Two players may have looked at the same moment: the one with the newer room joins the other's.
          const earlier = await waitingRoom(rooms, variant);
          if (!isHere.current || earlier === undefined) return;
          await client.switchRoom(name, earlier);
          startIn(client, earlier);
        };
        void find();
      }}
      onJoin={() => open('join')}
      onListed={(listed) => void join(listed)}
      onResume={(seat) => {
        const come = async () => {
          const error = await client.resume(seat.key);
          setGiven(given + 1);
          if (error === 'room-not-found') notifyBad(closed, closedDetail);
          if (error === 'not-a-player') notifyBad(removed, removedDetail);
        };
        void come();
      }}
      onGiveUp={(seat) => {
        void client.giveUp(seat.key);
        setGiven(given + 1);
      }}
    />
  );
}

/** The code of the room for two that has waited longest for that game's second player. */
async function waitingRoom(rooms: Rooms, variant: GameId): Promise<string | undefined> {
  const listed = await rooms.list();
  if (!listed.ok) return undefined;
  return listed.value.findLast(
    ({ settings, players }) =>
      settings.gameVariant === variant && settings.playerCount === 2 && players.length === 1,
  )?.code;
}

/**
 * Starts the match if the player has joined that room and both are there, since each was looking for a game.
 */
function startIn(client: RoomClient, code: string): void {
  const { snapshot } = client.store.getState().followed ?? {};
  if (snapshot?.room.room_code !== code || snapshot.room.status !== 'waiting') return;
  if (remainingPlayers(snapshot).length === 2) void client.start();
}

/** Returns to the seat that this device has in the room: a second one would replace it. */
async function joinOrReturn(
  client: RoomClient,
  name: string,
  wanted: string,
  invitation: string | undefined,
) {
  const code = roomCodeIn(wanted);
  const seat = readKeptSeat(storage, code);
  if (seat && (await client.resume(seat.key)) === null) return null;
  // The seat is still kept, so the server couldn't be reached, and a notice said so.
  return readKeptSeat(storage, code) ? null : client.join(name, wanted, invitation);
}

const notifyBad = (title: string, detail: string): void => notify({ title, detail, tone: 'bad' });

/** The player's name, kept on the device. */
function useName(): readonly [string, (name: string) => void] {
  const [name, setName] = useUntilReload('online name', readText(storage, KEYS.name) ?? '');
  const keep = (next: string) => {
    setName(next);
    keepText(storage, KEYS.name, next);
  };
  return [name, keep];
}
