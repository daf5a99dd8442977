-- What still sits on the canvassers' phones, as far as it is known: each says so itself whenever it reaches the server.

create table private.field_phones (
  user_id uuid not null references auth.users (id) on delete cascade,
  device text not null,
  seen_at timestamptz not null,
  waiting integer not null,
  needs_help integer not null,
  oldest_at timestamptz,
  primary key (user_id, device),
  constraint field_phones_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint field_phones_counts_sensible check (waiting between 0 and 100000 and needs_help between 0 and 100000)
);
alter table private.field_phones enable row level security;
comment on table private.field_phones is 'The last word of each phone in the field: what it has saved and not sent. One row a person and phone.';
comment on column private.field_phones.needs_help is 'Refused, or held for a sign-in: not sent by itself.';
comment on column private.field_phones.oldest_at is 'When the oldest of those was saved; null when there is none.';

create function public.report_phone(device text, waiting integer, needs_help integer, oldest timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := auth.uid();
begin
  if not private.leads_field() and cardinality(private.turfs_in_hand()) = 0 then
    raise exception 'Only whoever has a turf in hand, or leads the field, reports a phone.' using errcode = '42501';
  end if;
  insert into private.field_phones as known (user_id, device, seen_at, waiting, needs_help, oldest_at)
  values (me, report_phone.device, now(), report_phone.waiting, report_phone.needs_help, least(report_phone.oldest, now()))
  on conflict on constraint field_phones_pkey do update set seen_at = excluded.seen_at, waiting = excluded.waiting,
    needs_help = excluded.needs_help, oldest_at = excluded.oldest_at;
  -- A browser that forgets its storage is another phone each time.
  delete from private.field_phones as old where old.user_id = me and old.device not in (
    select kept.device from private.field_phones as kept where kept.user_id = me order by kept.seen_at desc, kept.device limit 5
  );
exception when check_violation or not_null_violation then
  raise exception 'A phone has a name and counts what it holds.' using errcode = '22023';
end
$$;
comment on function public.report_phone(text, integer, integer, timestamptz) is
  'A phone says what it holds that was not sent. Raises 42501 for others than holders of a turf and field leaders, 22023 for bad input.';

create function public.list_phones() returns table (
  user_id uuid, name text, device text, seen_at timestamptz, waiting integer, needs_help integer, oldest_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    select walker.id, private.name_of(walker.id), phone.device, phone.seen_at, phone.waiting, phone.needs_help, phone.oldest_at
    from (
      select held.user_id as id from public.checkouts as held where held.ended_at is null
      union
      select known.user_id from private.field_phones as known where known.seen_at > now() - interval '14 days'
    ) as walker
    left join private.field_phones as phone on phone.user_id = walker.id and phone.seen_at > now() - interval '14 days'
    -- What needs somebody first; then whoever was not heard of for longest.
    order by coalesce(phone.needs_help + phone.waiting, 0) desc, phone.seen_at nulls first, walker.id;
end
$$;
comment on function public.list_phones() is
  'Each phone''s last word, and who has a turf and no phone that was heard of. Raises 42501 for others than field leaders.';

create function private.grants_for_field_phones() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.report_phone(text, integer, integer, timestamptz), public.list_phones() to authenticated;
end
$$;
comment on function private.grants_for_field_phones() is 'What the API''s roles may do with what phones say of themselves.';

select private.restore_grants();
