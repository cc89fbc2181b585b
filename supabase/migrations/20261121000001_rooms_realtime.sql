-- Who may follow a room: whoever holds its unguessable id. Clients may show presence there, and nobody but
-- the database may broadcast. Needs "Allow public access" of Realtime to be off (docs/hosting.md).

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
