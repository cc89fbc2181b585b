-- Invitation tokens, and rooms that get a new code when somebody is removed.
alter table public.game_rooms add column invite_key text not null default '';

drop function public.find_room(text, text, integer, bigint, bigint);

-- The room of a code. Failed lookups count. Over the limit, every lookup of the address returns {"error": "too-many"},
-- unless it has the room's invitation token.
create function public.find_room(code text, address text, invited text, most integer, window_ms bigint, now_ms bigint)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  found public.game_rooms;
begin
  select * into found from public.game_rooms where room_code = code;
  if found.id is not null and found.invite_key <> '' and found.invite_key = invited then
    return public.load_room(found.id);
  end if;
  -- One lookup per address at a time: a burst must not slip through between looking and counting.
  perform pg_advisory_xact_lock(hashtextextended('seek ' || address, 0));
  if public.counted('guess ' || address, window_ms, now_ms) >= most then
    return '{"error": "too-many"}'::jsonb;
  end if;
  if found.id is not null then
    return public.load_room(found.id);
  end if;
  perform public.take_count('guess ' || address, most, window_ms, now_ms);
  return null;
end
$$;

-- As before, with the room's code and invitation. False also when the new code is in use.
create or replace function public.commit_room(room jsonb, changed jsonb, removed jsonb, before bigint, event jsonb)
returns boolean
language plpgsql volatile set search_path = '' as $$
declare
  next public.game_rooms := jsonb_populate_record(null::public.game_rooms, room);
begin
  begin
    update public.game_rooms r set
      room_code = next.room_code,
      invite_key = next.invite_key,
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
  perform realtime.send(event, 'room', 'room:' || next.id, true);
  return true;
end
$$;

revoke execute on function public.find_room, public.commit_room from public, anon, authenticated;
