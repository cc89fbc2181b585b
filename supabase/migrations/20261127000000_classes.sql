-- Classes: Swiss tournaments whose pairings are played in ordinary rooms. As the rooms', this table is closed.

create table public.classes (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-HJ-NP-Z2-9]{6}$'),
  version bigint not null,
  -- As src/rooms/school/school-class.ts has it.
  state jsonb not null,
  active_at timestamptz not null
);
create index classes_idle on public.classes (active_at);
alter table public.classes enable row level security;
revoke all on public.classes from public, anon, authenticated;

alter table public.game_rooms add column class_id uuid references public.classes (id) on delete cascade;
create index game_rooms_class on public.game_rooms (class_id) where class_id is not null;

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

create function public.load_class(class uuid) returns jsonb
language sql stable set search_path = '' as $$
  select state from public.classes where id = class
$$;

create function public.load_rooms(rooms jsonb) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce(jsonb_agg(public.load_room(id::uuid)), '[]'::jsonb) from jsonb_array_elements_text(rooms) as id
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

-- As before, and finds classes too: {"class": ...}. One lookup, one limit.
create or replace function public.find_room(
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
  -- One lookup per address at a time: a burst must not slip through between looking and counting.
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

-- Whether anything happened since then in a class or in any of its rooms.
create function public.is_class_active(class uuid, since timestamptz) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from public.classes where id = class and active_at >= since)
    or exists (select from public.game_rooms where class_id = class and active_at >= since)
$$;

-- Removes rooms in which nothing was done or said since then, a few at a time, and those of a class once nothing happened
-- in all of it, then the class; answers how many of both.
create or replace function public.sweep_rooms(idle_since timestamptz, most integer) returns integer
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

revoke execute on function
  public.skip_class_code,
  public.load_class,
  public.load_rooms,
  public.insert_class,
  public.commit_class,
  public.is_class_active
  from public, anon, authenticated;
