/** Our server with the page's real client, supabase-js included. */
import type { FollowedRoom, SeatGrant } from '../../src/rooms/protocol/client-port.ts';
import { OUR_KEY } from '../../src/rooms/protocol/our-server.ts';
import { connectRooms } from '../../src/rooms/supabase/rooms.ts';
import { must } from './must.ts';
import { CELLS, type Pair } from './system.ts';

type Page = {
  readonly rooms: ReturnType<typeof connectRooms>;
  readonly seating: SeatGrant;
  readonly until: (holds: (view: FollowedRoom) => boolean) => Promise<void>;
};

function pageOf(rooms: Page['rooms'], seating: SeatGrant): Page {
  let last: FollowedRoom | undefined;
  let check = (): void => {};
  rooms.follow(seating, {
    onChange(view) {
      last = view;
      check();
    },
  });
  return {
    rooms,
    seating,
    until: (holds) =>
      new Promise((resolve) => {
        check = () => {
          if (!last || !holds(last)) return;
          check = () => {};
          resolve();
        };
        check();
      }),
  };
}

/** Opens a room for two page clients and starts it. */
export async function open(url: string): Promise<Pair> {
  const backend = { url, key: OUR_KEY };
  const [one, two] = [connectRooms(backend), connectRooms(backend)];
  const created = must(await one.create({ name: 'Ann', variant: 'classic' }));
  const ann = pageOf(one, created);
  const ben = pageOf(two, must(await two.join({ name: 'Ben', code: created.key.code })));
  for (const page of [ann, ben]) {
    await page.until(({ connection, present }) => connection === 'live' && present.size === 2);
  }
  must(await one.act(ann.seating.key, { do: 'start', round: 0 }));
  let [ply, round] = [0, 1];
  return {
    async act() {
      const [by, other] = ply % 2 === 0 ? [ann, ben] : [ben, ann];
      const { key } = by.seating;
      if (ply === CELLS.length) {
        ply = 0;
        round += 1;
        const seen = other.until(({ snapshot }) => snapshot.room.game_state.round === round);
        void by.rooms.act(key, { do: 'round', round: round - 1 }).then(must);
        return seen;
      }
      ply += 1;
      const seen = other.until(
        ({ snapshot }) => snapshot.room.game_state.match?.moves.length === ply,
      );
      void by.rooms
        .act(key, { do: 'move', round, ply: ply - 1, move: String(CELLS[ply - 1]) })
        .then(must);
      return seen;
    },
  };
}
