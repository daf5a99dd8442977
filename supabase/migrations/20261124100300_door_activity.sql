-- The canvassers' figures are about doors: a caller who dials every twenty seconds is not somebody who invents knocks. Shifts
-- on the phone are in list_walks().

create or replace function public.canvasser_activity(since timestamptz) returns table (
  user_id uuid, name text, attempts bigint, contacts bigint, first_at timestamptz, last_at timestamptz,
  last_received_at timestamptz, median_seconds double precision, devices bigint, waited_seconds double precision
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with timed as (
      select attempt.canvasser, attempt.result, attempt.happened_at, attempt.created_at, attempt.device,
        extract(epoch from attempt.happened_at - lag(attempt.happened_at) over (
          partition by attempt.canvasser, attempt.device order by attempt.happened_at
        )) as gap
      from public.effective_attempts as attempt
      where attempt.happened_at >= canvasser_activity.since and attempt.channel = 'door' and attempt.canvasser is not null
    )
    select timed.canvasser, private.name_of(timed.canvasser), count(*),
      count(*) filter (where timed.result = 'canvassed'), min(timed.happened_at), max(timed.happened_at),
      max(timed.created_at),
      -- A break of half an hour is not a walk between two doors.
      percentile_cont(0.5) within group (order by timed.gap) filter (where timed.gap < 1800),
      count(distinct timed.device), extract(epoch from max(timed.created_at - timed.happened_at))::double precision
    from timed group by timed.canvasser
    order by max(timed.created_at) desc;
end
$$;

create or replace function public.attempts_by_hour(since timestamptz) returns table (hour timestamptz, attempts bigint, contacts bigint)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select date_trunc('hour', attempt.happened_at), count(*), count(*) filter (where attempt.result = 'canvassed')
    from public.effective_attempts as attempt
    where attempt.happened_at >= attempts_by_hour.since and attempt.channel = 'door' group by 1 order by 1;
end
$$;
