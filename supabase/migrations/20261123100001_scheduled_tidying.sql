-- Idle rooms and expired counts also go when nobody creates or browses rooms, where the project has pg_cron.

-- Fifty rooms at a time: each sends a broadcast, and the smallest plan allows 100 a second.
create function public.tidy_rooms() returns void
language plpgsql volatile set search_path = '' as $$
begin
  perform public.sweep_rooms(now() - interval '2 hours', 50);
  delete from public.room_counts where until < extract(epoch from now()) * 1000;
end
$$;
revoke execute on function public.tidy_rooms from public, anon, authenticated;

do $do$
begin
  if to_regnamespace('cron') is null then
    if not exists (select from pg_available_extensions where name = 'pg_cron') then
      return;
    end if;
    create extension pg_cron with schema pg_catalog;
  end if;
  perform cron.schedule('tidy rooms', '* * * * *', 'select public.tidy_rooms()');
  -- pg_cron itself keeps a row of every run for ever.
  perform cron.schedule('tidy rooms: log', '17 3 * * *', $job$
    delete from cron.job_run_details where end_time < now() - interval '1 day'
      and jobid in (select jobid from cron.job where jobname like 'tidy rooms%')
  $job$);
exception when others then
  raise warning 'nothing is scheduled (%): idle rooms go when somebody creates or browses rooms', sqlerrm;
end
$do$;
