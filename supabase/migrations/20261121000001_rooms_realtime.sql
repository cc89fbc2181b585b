-- Who may follow a room: whoever knows its present topic, which is as unguessable as its invitation. Clients may show
-- presence there, and nobody but the database may broadcast. This file has the policies and nothing else: where
-- `db push` may not make them, they are made by hand (docs/hosting.md).

create policy "who knows a room's topic may listen" on realtime.messages
  for select to anon, authenticated
  using (
    extension in ('broadcast', 'presence')
    and public.room_topic_ok((select realtime.topic()))
  );

create policy "who knows a room's topic may show presence" on realtime.messages
  for insert to anon, authenticated
  with check (
    extension = 'presence'
    and public.room_topic_ok((select realtime.topic()))
  );
