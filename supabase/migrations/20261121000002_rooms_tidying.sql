-- Idle rooms and expired counts also go when nobody creates or browses rooms, where the project has pg_cron.

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
