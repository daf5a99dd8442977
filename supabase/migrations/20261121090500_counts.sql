-- Counts for the staff's charts, so that no phone has to fetch every row. Days are those of the time zone asked for, and
-- times the server's: a phone's clock may be hours off.

create function public.signup_counts(since timestamptz default '-infinity') returns table (
  type text,
  interest text,
  count bigint
)
language sql stable set search_path = ''
as $$
  select signup.type, signup.interest, count(*)
  from public.signups as signup where signup.created_at >= since group by 1, 2 order by 1, 2
$$;
comment on function public.signup_counts(timestamptz) is
  'How many sign-ups reached the server since then, by type and interest. Counts what the caller may read: nothing unless staff.';

create function public.audit_counts_by_day(since timestamptz, zone text default 'UTC') returns table (
  day date,
  kind text,
  count bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  return query
    select (entry.at at time zone zone)::date, entry.table_name, count(*)
    from public.audit_events as entry where entry.at >= since group by 1, 2 order by 1, 2;
end
$$;
comment on function public.audit_counts_by_day(timestamptz, text) is
  'Changes by day and table. Raises 42501 for others than leaders, 22023 for an unknown time zone.';

create function public.analytics_counts_by_day(since timestamptz, zone text default 'UTC') returns table (
  day date,
  kind text,
  count bigint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_leader();
  return query
    select (entry.created_at at time zone zone)::date, entry.event, count(*)
    from public.analytics_events as entry where entry.created_at >= since group by 1, 2 order by 1, 2;
end
$$;
comment on function public.analytics_counts_by_day(timestamptz, text) is
  'Page and form events by day and name. Raises 42501 for others than leaders, 22023 for an unknown time zone.';
