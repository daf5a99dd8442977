-- A busy week has 50,000 facts and thousands of walks, and only the latest fifty are told: facts are put in order for the fifty
-- places alone where somebody was last, each of which holds one of those fifty walks at least.

create or replace function public.list_walks(since timestamptz) returns table (
  walk_id uuid, canvasser uuid, name text, channel text, turf_id uuid, turf text, checkout_id uuid,
  begun timestamptz, ended timestamptz, attempts bigint, contacts bigint, rollback_id uuid
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_field_leader();
  return query
    with facts as materialized (
      select attempt.id, attempt.canvasser as who, attempt.channel as way, attempt.turf_id as place, attempt.result,
        attempt.happened_at as at,
        -- As a list of places is searched by equality: the phone bank is its caller's.
        coalesce(attempt.turf_id, attempt.canvasser) as spot
      from public.contact_attempts as attempt
      where attempt.happened_at >= list_walks.since and attempt.canvasser is not null and attempt.result <> 'undone'
        and not exists (
          select 1 from public.contact_attempts as later
          where later.supersedes = attempt.id and later.canvasser = attempt.canvasser
        )
    ),
    latest as (
      select fact.who, fact.way, fact.spot from facts as fact
      group by fact.who, fact.way, fact.spot order by max(fact.at) desc fetch first 50 rows with ties
    ),
    paced as (
      select fact.*, fact.at - lag(fact.at) over mine > interval '3 hours' as after_a_break
      from facts as fact
      where (fact.who, fact.way, fact.spot) in (select one.who, one.way, one.spot from latest as one)
      window mine as (partition by fact.who, fact.way, fact.spot order by fact.at, fact.id)
    ),
    numbered as (
      select fact.*, count(*) filter (where fact.after_a_break) over (
        partition by fact.who, fact.way, fact.spot order by fact.at, fact.id
      ) as walk
      from paced as fact
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
