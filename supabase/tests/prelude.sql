-- For tests alone: gives a plain PostgreSQL what a Supabase project already has. Never run it on one.
create role anon nologin noinherit;
create role authenticated nologin noinherit;
create role service_role nologin noinherit bypassrls;
create role supabase_realtime_admin nologin noinherit;
grant usage on schema public to anon, authenticated, service_role;
-- As on Supabase, everything is open at first: the migrations must close what should be closed.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;

create schema realtime;
grant usage on schema realtime to anon, authenticated, service_role, supabase_realtime_admin;
create table realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean default false,
  inserted_at timestamp not null default now(),
  -- Only here, not in a project: tests need the order.
  place bigint generated always as identity,
  primary key (id, inserted_at)
) partition by range (inserted_at);
-- One partition per day. A project makes them ahead; a message for a day without a partition is lost.
do $do$
declare
  day date;
begin
  for day in select generate_series(current_date - 1, current_date + 3, interval '1 day') loop
    execute format(
      'create table realtime.%I partition of realtime.messages for values from (%L) to (%L)',
      to_char(day, '"messages_"YYYY_MM_DD'), day, day + 1
    );
    execute format('alter table realtime.%I owner to supabase_realtime_admin', to_char(day, '"messages_"YYYY_MM_DD'));
  end loop;
end
$do$;
alter table realtime.messages enable row level security;
alter table realtime.messages owner to supabase_realtime_admin;
grant select, insert on realtime.messages to anon, authenticated, service_role;

create function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- Adds an id to the payload. Any failure is only a warning: a broadcast never undoes the change that it
-- reports.
create function realtime.send(payload jsonb, event text, topic text, private boolean default true)
returns void language plpgsql volatile as $$
declare
  made uuid := gen_random_uuid();
begin
  insert into realtime.messages (id, payload, event, topic, private, extension)
    values (made, payload || jsonb_build_object('id', made), event, topic, private, 'broadcast');
exception when others then
  raise warning 'nobody was told: %', sqlerrm;
end
$$;
