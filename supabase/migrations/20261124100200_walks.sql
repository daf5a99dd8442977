-- A walk, or a shift on the phone: what one canvasser brought from one turf without a long break. Computed from the facts, so
-- that a phone which comes out of a dead spot a day later needs to have told nobody when it began.

create function public.list_walks(since timestamptz) returns table (
  walk_id uuid, canvasser uuid, name text, channel text, turf_id uuid, turf text, checkout_id uuid,
  begun timestamptz, ended timestamptz, attempts bigint, contacts bigint, rollback_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with facts as (
      select attempt.id, attempt.canvasser as who, attempt.channel as way, attempt.turf_id as place, attempt.result,
        attempt.happened_at as at,
        attempt.happened_at - lag(attempt.happened_at) over mine > interval '3 hours' as after_a_break
      from public.contact_attempts as attempt
      where attempt.happened_at >= list_walks.since and attempt.canvasser is not null and attempt.result <> 'undone'
        and not exists (
          select 1 from public.contact_attempts as later
          where later.supersedes = attempt.id and later.canvasser = attempt.canvasser
        )
      window mine as (
        partition by attempt.canvasser, attempt.channel, attempt.turf_id order by attempt.happened_at, attempt.id
      )
    ),
    numbered as (
      select fact.*, count(*) filter (where fact.after_a_break) over (
        partition by fact.who, fact.way, fact.place order by fact.at, fact.id
      ) as walk
      from facts as fact
    ),
    walks as (
      select (array_agg(fact.id order by fact.at, fact.id))[1] as id, fact.who, fact.way, fact.place,
        min(fact.at) as begun, max(fact.at) as ended, count(*) as attempts,
        count(*) filter (where fact.result = 'canvassed') as contacts
      from numbered as fact group by fact.who, fact.way, fact.place, fact.walk
    )
    select walk.id, walk.who, private.name_of(walk.who), walk.way, walk.place, turf.name,
      (
        select held.id from public.checkouts as held
        where held.user_id = walk.who and held.turf_id = walk.place and held.created_at <= walk.ended
        order by held.created_at desc limit 1
      ),
      walk.begun, walk.ended, walk.attempts, walk.contacts,
      (
        select undone.id from public.shift_rollbacks as undone
        where undone.canvasser = walk.who and undone.restored_at is null
          and undone.since <= walk.begun and undone.until > walk.ended
        order by undone.created_at desc limit 1
      )
    from walks as walk left join public.turfs as turf on turf.id = walk.place
    order by walk.ended desc, walk.id limit 50;
end
$$;
comment on function public.list_walks(timestamptz) is
  'Walks and phone shifts, the latest first: who, where, from when to when, and the roll-back that covers them. A break of more '
  'than three hours ends one. Raises 42501 for others than field leaders.';

create function private.grants_for_walks() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.list_walks(timestamptz) to authenticated;
end
$$;
comment on function private.grants_for_walks() is 'What the API''s roles may do with walks.';

select private.restore_grants();
