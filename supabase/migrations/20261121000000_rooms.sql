-- Online rooms and classes. The public key can read or write nothing here and execute no function: every request
-- goes through the edge function `rooms`, which connects as the database's owner.

-- Swiss tournaments whose pairings are played in rooms.
create table public.classes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  version bigint not null,
  -- As src/rooms/school/school-class.ts has it.
  state jsonb not null,
  active_at timestamptz not null
);
create index classes_idle on public.classes (active_at);

create table public.game_rooms (
  id uuid primary key,
  room_code text not null unique check (room_code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  -- New when somebody is removed.
  invitation text not null,
  game_type text not null,
  max_players integer not null,
  current_players integer not null,
  status text not null check (status in ('waiting', 'playing', 'finished')),
  game_state jsonb not null,
  settings jsonb not null,
  version bigint not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Chat updates it too: idle rooms are removed.
  active_at timestamptz not null,
  -- Of which class's round it is a pairing.
  class_id uuid references public.classes (id) on delete cascade
);
create index game_rooms_class on public.game_rooms (class_id) where class_id is not null;
create index game_rooms_listed on public.game_rooms (created_at desc)
  where status = 'waiting' and (settings ->> 'listed')::boolean;
create index game_rooms_idle on public.game_rooms (active_at);

create table public.room_players (
  id text not null,
  room_id uuid not null references public.game_rooms (id) on delete cascade,
  player_name text not null check (char_length(player_name) between 1 and 24),
  player_symbol text not null,
  player_index integer not null,
  -- SHA-256 of the seat's secret, which is stored nowhere.
  secret_hash text not null,
  left_at timestamptz,
  is_random boolean not null,
  wins integer not null,
  -- Milliseconds since 1970, as clients count.
  held_until bigint,
  seen_at bigint not null,
  -- The last commands: their ids, the versions they made, when, and why they were refused.
  recent jsonb not null,
  primary key (room_id, id)
);

create table public.room_messages (
  room_id uuid not null references public.game_rooms (id) on delete cascade,
  seq integer not null,
  player text not null,
  name text not null,
  text text not null check (char_length(text) between 1 and 200),
  at bigint not null,
  primary key (room_id, seq)
);

-- What was counted towards limits. Isolates of the function live too briefly to count themselves. The newest 100,000
-- counts (about 20 MB with the indexes) are kept, so that no flood from however many addresses fills the disk. Until then
-- limits are exact; beyond, the oldest counts are forgotten first.
create table public.room_counts (
  place bigint generated always as identity primary key,
  key text not null,
  at bigint not null,
  until bigint not null
);
create index room_counts_key on public.room_counts (key, at);
create index room_counts_until on public.room_counts (until);

-- The time up to which an address has used its calls, ms. Addresses are told apart by 16 bits of a hash, so there are at
-- most 65,536 rows, and no row names anybody. Not logged: a crash forgets some seconds of calls.
create unlogged table public.room_calls (
  place integer primary key,
  paid_until bigint not null
) with (fillfactor = 50);

alter table public.classes enable row level security;
alter table public.game_rooms enable row level security;
alter table public.room_players enable row level security;
alter table public.room_messages enable row level security;
alter table public.room_counts enable row level security;
alter table public.room_calls enable row level security;
revoke all on public.classes, public.game_rooms, public.room_players, public.room_messages, public.room_counts,
  public.room_calls
  from public, anon, authenticated;
revoke all on sequence public.room_counts_place_seq from public, anon, authenticated;

-- A code finds a room or a class: a room whose code is a class's isn't stored, which its caller hears.
create function public.skip_class_code() returns trigger
language plpgsql set search_path = '' as $$
begin
  if exists (select from public.classes where code = new.room_code) then
    return null;
  end if;
  return new;
end
$$;
create trigger new_room_code before insert on public.game_rooms
  for each row execute function public.skip_class_code();
create trigger changed_room_code before update of room_code on public.game_rooms
  for each row when (old.room_code is distinct from new.room_code) execute function public.skip_class_code();

-- 6 of 32 symbols without look-alikes (I, O, 0 and 1), from a cryptographic random source. The specification asks for
-- it; the function for rooms makes its codes itself (src/rooms/referee/codes.ts).
create function public.generate_room_code() returns text
language sql volatile set search_path = '' as $$
  select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', get_byte(bytes, at) % 32 + 1, 1), '')
  from (select decode(replace(gen_random_uuid()::text, '-', ''), 'hex') as bytes) as source,
    unnest(array[0, 1, 2, 3, 4, 5]) as at
$$;

create function public.load_room(room uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object(
    'room', to_jsonb(r) - 'active_at',
    'players', coalesce(
      (select jsonb_agg(to_jsonb(p) order by p.player_index) from public.room_players p where p.room_id = r.id),
      '[]'::jsonb
    )
  )
  from public.game_rooms r where r.id = room
$$;

create function public.load_class(class uuid) returns jsonb
language sql stable set search_path = '' as $$
  select state from public.classes where id = class
$$;

create function public.load_rooms(rooms jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.load_room(id::uuid)), '[]'::jsonb) from jsonb_array_elements_text(rooms) as id
$$;

-- How many were counted within the window.
create function public.counted(of_key text, window_ms bigint, now_ms bigint) returns bigint
language sql volatile set search_path = '' as $$
  select count(*) from public.room_counts where key = of_key and at > now_ms - window_ms
$$;

-- Counts one towards a limit; false, and not counted, when it is reached.
create function public.take_count(of_key text, most integer, window_ms bigint, now_ms bigint) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  newest bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(of_key, 0));
  if public.counted(of_key, window_ms, now_ms) >= most then
    return false;
  end if;
  insert into public.room_counts (key, at, until) values (of_key, now_ms, now_ms + window_ms) returning place into newest;
  -- Twenty at a time, so one request never cleans up a large backlog. Rows that another transaction removes
  -- are skipped: two that wait for each other's rows would end in a deadlock.
  delete from public.room_counts where ctid = any (array(
    select ctid from public.room_counts where until < now_ms limit 20 for update skip locked
  ));
  delete from public.room_counts where ctid = any (array(
    select ctid from public.room_counts where place <= newest - 100000 limit 20 for update skip locked
  ));
  return true;
end
$$;

-- Counts calls of an address; false, and not counted, when it has called too much: 1,500 at once, 50 a second. A call is
-- 20 ms, and 30 s may be ahead. Null counts nothing.
create function public.take_calls(
  address text, calls integer, now_ms bigint default extract(epoch from clock_timestamp()) * 1000
)
returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if address is null then
    return true;
  end if;
  insert into public.room_calls as c values (hashtextextended(address, 0) & 65535, now_ms + 20 * calls)
    on conflict (place) do update set paid_until = greatest(c.paid_until, now_ms) + 20 * calls
    where c.paid_until < now_ms + 30000;
  return found;
end
$$;

-- The room or the class ({"class": ...}) of a code. Wrong codes count, by page and by address. Over either limit, every lookup returns
-- {"error": "too-many"}, unless it has the room's invitation. Those whose address isn't known ('') share their
-- calls instead, and the invitation passes that limit too.
create function public.find_room(
  code text, address text, page text, invited text,
  most_of_page integer, most_of_address integer, window_ms bigint, now_ms bigint
)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  found public.game_rooms;
  class jsonb;
  of_address text := 'guess ' || nullif(address, '');
  of_page text := 'guess ' || address || ' ' || page;
begin
  select * into found from public.game_rooms where room_code = code;
  if found.id is not null and found.invitation <> '' and found.invitation = invited then
    return public.load_room(found.id);
  end if;
  -- One search per address at a time: a burst must not slip through between looking and counting.
  perform pg_advisory_xact_lock(hashtextextended('seek ' || coalesce(of_address, of_page), 0));
  if address = '' and not public.take_calls(address, 1)
    or public.counted(of_address, window_ms, now_ms) >= most_of_address
    or public.counted(of_page, window_ms, now_ms) >= most_of_page
  then
    return '{"error": "too-many"}'::jsonb;
  end if;
  if found.id is not null then
    return public.load_room(found.id);
  end if;
  select c.state into class from public.classes c where c.code = find_room.code;
  if class is not null then
    return jsonb_build_object('class', class);
  end if;
  if address <> '' then
    perform public.take_count(of_address, most_of_address, window_ms, now_ms);
  end if;
  perform public.take_count(of_page, most_of_page, window_ms, now_ms);
  return null;
end
$$;

-- The topic of a room's channel. It changes with the invitation, so that whoever was removed can't follow the room.
create function public.room_topic(room uuid, invitation text) returns text
language sql immutable set search_path = '' as $$
  select 'room:' || room || ':' || left(encode(sha256(convert_to('topic ' || invitation, 'UTF8')), 'hex'), 32)
$$;

-- Whether anything happened since then in a class or in any of its rooms.
create function public.is_class_active(class uuid, since timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.classes where id = class and active_at >= since)
    or exists (select from public.game_rooms where class_id = class and active_at >= since)
$$;

-- Removes rooms in which nothing was done or said since then, a few at a time, and those of a class once nothing happened
-- in all of it, then the class; answers how many of both.
create function public.sweep_rooms(idle_since timestamptz, most integer) returns integer
language plpgsql volatile set search_path = '' as $$
declare
  gone record;
  swept integer := 0;
  classes integer;
begin
  for gone in
    delete from public.game_rooms where id in (
      select id from public.game_rooms where active_at < idle_since
        and (class_id is null or not public.is_class_active(class_id, idle_since))
      order by active_at limit most for update skip locked
    ) returning id, invitation
  loop
    perform realtime.send('{}'::jsonb, 'closed', public.room_topic(gone.id, gone.invitation), true);
    swept := swept + 1;
  end loop;
  delete from public.classes where id in (
    select id from public.classes c where active_at < idle_since
      and not exists (select from public.game_rooms where class_id = c.id)
    order by active_at limit most for update skip locked
  );
  get diagnostics classes = row_count;
  return swept + classes;
end
$$;

-- False when the id or the code is in use.
create function public.insert_room(room jsonb, players jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  perform public.sweep_rooms(now() - interval '2 hours', 20);
  insert into public.game_rooms
    select * from jsonb_populate_record(null::public.game_rooms, room) on conflict do nothing;
  if not found then
    return false;
  end if;
  insert into public.room_players select * from jsonb_populate_recordset(null::public.room_players, players);
  return true;
end
$$;

-- Compare and set: false, and nothing done, when the room is no longer at that version, or its new code is in use. The
-- change, the players' rows and the broadcast are one transaction.
create function public.commit_room(room jsonb, changed jsonb, removed jsonb, before bigint, event jsonb)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  next public.game_rooms := jsonb_populate_record(null::public.game_rooms, room);
  invite text;
begin
  -- With a new invitation the topic is new too: this change is the last on the old one.
  select invitation into invite from public.game_rooms where id = next.id;
  begin
    update public.game_rooms r set
      room_code = next.room_code,
      invitation = next.invitation,
      current_players = next.current_players,
      status = next.status,
      game_state = next.game_state,
      version = next.version,
      updated_at = next.updated_at,
      active_at = next.active_at
      where r.id = next.id and r.version = before;
  exception when unique_violation then
    return false;
  end;
  if not found then
    return false;
  end if;
  delete from public.room_players p where p.room_id = next.id
    and p.id in (select jsonb_array_elements_text(removed));
  delete from public.room_players p where p.room_id = next.id
    and p.id in (select value ->> 'id' from jsonb_array_elements(changed));
  insert into public.room_players select * from jsonb_populate_recordset(null::public.room_players, changed);
  perform realtime.send(event, 'room', public.room_topic(next.id, invite), true);
  return true;
end
$$;

-- False when the id or the code is in use, also by a room.
create function public.insert_class(class jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
begin
  if exists (select from public.game_rooms where room_code = class ->> 'code') then
    return false;
  end if;
  insert into public.classes select * from jsonb_populate_record(null::public.classes, class) on conflict do nothing;
  return found;
end
$$;

-- Compare and set for a class and those of its rooms that change or begin (`before` is null), all or nothing.
create function public.commit_class(class jsonb, before bigint, rooms jsonb) returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  next public.classes := jsonb_populate_record(null::public.classes, class);
  each jsonb;
  done boolean;
begin
  update public.classes c set version = next.version, state = next.state, active_at = next.active_at
    where c.id = next.id and c.version = before;
  if not found then
    return false;
  end if;
  for each in select value from jsonb_array_elements(rooms) loop
    if each ->> 'before' is null then
      done := public.insert_room(each -> 'room', each -> 'changed');
    else
      done := public.commit_room(
        each -> 'room', each -> 'changed', '[]'::jsonb, (each ->> 'before')::bigint, each -> 'event'
      );
    end if;
    if not done then
      raise exception using errcode = 'RC001';
    end if;
  end loop;
  return true;
exception when sqlstate 'RC001' then
  return false;
end
$$;

create function public.add_message(room uuid, message jsonb, kept integer) returns void
language plpgsql volatile set search_path = '' as $$
declare
  next_seq integer;
  invite text;
begin
  -- The room's row is the lock under which messages are numbered.
  update public.game_rooms set active_at = to_timestamp((message ->> 'at')::bigint / 1000.0) where id = room
    returning invitation into invite;
  if not found then
    return;
  end if;
  select coalesce(max(seq), 0) + 1 into next_seq from public.room_messages where room_id = room;
  insert into public.room_messages values
    (room, next_seq, message ->> 'player', message ->> 'name', message ->> 'text', (message ->> 'at')::bigint);
  delete from public.room_messages where room_id = room and seq <= next_seq - kept;
  perform realtime.send(
    message || jsonb_build_object('seq', next_seq), 'chat', public.room_topic(room, invite), true
  );
end
$$;

-- The number of a room's last message; 0 without one.
create function public.last_message(room uuid) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(seq), 0) from public.room_messages where room_id = room
$$;

-- A player's page asked for the room: notes when. A seat that is held stays held.
create function public.see_player(room uuid, player text, now_ms bigint) returns void
language sql volatile set search_path = '' as $$
  update public.room_players set seen_at = now_ms where room_id = room and id = player and seen_at < now_ms
$$;

create function public.react_in_room(room uuid, reacted jsonb) returns void
language sql volatile set search_path = '' as $$
  select realtime.send(reacted, 'reaction', public.room_topic(room, r.invitation), true)
  from public.game_rooms r where r.id = room
$$;

create function public.chat_of_room(room uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(to_jsonb(m) - 'room_id' order by m.seq), '[]'::jsonb)
  from public.room_messages m where m.room_id = room
$$;

-- Up to 100 of so many listed rooms: the newest 25 and others at random, as a flood brings many new ones. Leaves out what
-- src/rooms/endpoint/handlers.ts doesn't show: rooms of an hour ago, or of whose players none was there for 15 minutes.
create function public.listed_rooms(most integer) returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  now_ms bigint := extract(epoch from now()) * 1000;
begin
  if public.counted('sweep', 60000, now_ms) = 0 and public.take_count('sweep', 1, 60000, now_ms) then
    perform public.sweep_rooms(now() - interval '2 hours', 20);
  end if;
  return (
    select coalesce(jsonb_agg(public.load_room(id) order by created_at desc), '[]'::jsonb)
    from (
      select id, created_at from (
        select id, created_at, row_number() over (order by created_at desc) as place from public.game_rooms r
        where status = 'waiting' and (settings ->> 'listed')::boolean
          and current_players > 0 and current_players < max_players
          and created_at > now() - interval '1 hour'
          and exists (
            select from public.room_players p
            where p.room_id = r.id and p.left_at is null and p.seen_at > now_ms - 15 * 60000
          )
        order by created_at desc limit most
      ) as shown
      order by place > 25, random() limit 100
    ) as chosen
  );
end
$$;

-- For a schedule: removes idle rooms and expired counts. Fifty rooms at a time: each sends a broadcast, and the smallest
-- plan allows 100 a second.
create function public.tidy_rooms() returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform public.sweep_rooms(now() - interval '2 hours', 50);
  delete from public.room_counts where until < extract(epoch from now()) * 1000;
end
$$;

revoke execute on function
  public.generate_room_code,
  public.load_room,
  public.counted,
  public.take_count,
  public.take_calls,
  public.find_room,
  public.sweep_rooms,
  public.insert_room,
  public.commit_room,
  public.room_topic,
  public.add_message,
  public.last_message,
  public.see_player,
  public.react_in_room,
  public.chat_of_room,
  public.listed_rooms,
  public.tidy_rooms,
  public.skip_class_code,
  public.load_class,
  public.load_rooms,
  public.insert_class,
  public.commit_class,
  public.is_class_active
  from public, anon, authenticated;

-- Whether a room has that topic now, for the policies of Realtime.
create function public.room_topic_ok(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if topic !~ '^room:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{32}$' then
    return false;
  end if;
  return exists (
    select from public.game_rooms r
    where r.id = substr(topic, 6, 36)::uuid and public.room_topic(r.id, r.invitation) = topic
  );
end
$$;
revoke execute on function public.room_topic_ok(text) from public;
grant execute on function public.room_topic_ok(text) to anon, authenticated;
