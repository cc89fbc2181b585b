-- Who may follow a room: whoever holds its unguessable id. Clients may show presence there, and nobody but
-- the database may broadcast. Needs "Allow public access" of Realtime to be off (docs/hosting.md).

create function public.room_topic_ok(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if topic !~ '^room:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then
    return false;
  end if;
  return exists (select from public.game_rooms where id = substr(topic, 6)::uuid);
end
$$;
revoke execute on function public.room_topic_ok(text) from public;
grant execute on function public.room_topic_ok(text) to anon, authenticated;

create policy "who holds a room's id may listen" on realtime.messages
  for select to anon, authenticated
  using (
    extension in ('broadcast', 'presence')
    and public.room_topic_ok((select realtime.topic()))
  );

create policy "who holds a room's id may show presence" on realtime.messages
  for insert to anon, authenticated
  with check (
    extension = 'presence'
    and public.room_topic_ok((select realtime.topic()))
  );
