-- room_counts keeps the newest 100,000 counts (about 20 MB with its indexes), so that no flood from however many
-- addresses fills the disk. Until then limits are exact; beyond, the oldest counts are forgotten first.
alter table public.room_counts add column place bigint generated always as identity primary key;
revoke all on sequence public.room_counts_place_seq from public, anon, authenticated;

-- Counts one towards a limit; false, and not counted, when it is reached.
create or replace function public.take_count(of_key text, most integer, window_ms bigint, now_ms bigint) returns boolean
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
