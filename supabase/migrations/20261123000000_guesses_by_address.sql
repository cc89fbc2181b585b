-- Failed lookups count by address alone: a limit for all addresses together let strangers lock everybody out.
drop function public.find_room(text, text, integer, integer, bigint, bigint);

-- The room of a code. Failed lookups count. Over the limit, every lookup of the address returns {"error": "too-many"}.
create function public.find_room(code text, address text, most integer, window_ms bigint, now_ms bigint)
returns jsonb
language plpgsql volatile set search_path = '' as $$
declare
  found_id uuid;
begin
  -- One lookup per address at a time: a burst must not slip through between looking and counting.
  perform pg_advisory_xact_lock(hashtextextended('seek ' || address, 0));
  if public.counted('guess ' || address, window_ms, now_ms) >= most then
    return '{"error": "too-many"}'::jsonb;
  end if;
  select id into found_id from public.game_rooms where room_code = code;
  if found_id is not null then
    return public.load_room(found_id);
  end if;
  perform public.take_count('guess ' || address, most, window_ms, now_ms);
  return null;
end
$$;

revoke execute on function public.find_room from public, anon, authenticated;
