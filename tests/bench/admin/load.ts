/** A campaign's year in a PostgreSQL with the sample town: 50,000 submissions, 30,000 people, and what staff did about a third of them. */

export const SUBMISSIONS = 50_000;
export const PEOPLE = 30_000;

/** Rows go in without their triggers, as a restored backup's do; the lines are counted at the end by the same functions. */
export const LOAD = [
  `set session_replication_role = replica`,
  `insert into public.households (id, street, number, latitude, longitude)
    select ('d1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Made Street ' || n % 400, 1 + n / 400, 44.5, -69.5
    from generate_series(1, ${PEOPLE / 2}) as n`,
  `insert into public.people (id, household_id, name, phone)
    select ('c1000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid,
      ('d1000000-0000-4000-8000-' || lpad((1 + n % ${PEOPLE / 2})::text, 12, '0'))::uuid,
      'Person ' || n, '207555' || lpad((n % 10000)::text, 4, '0')
    from generate_series(1, ${PEOPLE}) as n`,
  `insert into public.signups (id, type, name, email, phone, interest, notes, consent_email, consent_sms, client_created_at, created_at)
    select ('51100000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, kind.type, 'Person ' || n % ${PEOPLE},
      case when n % 3 > 0 or kind.type = 'newsletter' then 'person' || n || '@example.com' end,
      case when kind.type <> 'newsletter' then '207555' || lpad((n % 10000)::text, 4, '0') end,
      case when kind.type = 'volunteer' then 'door_knock' end,
      case when kind.type = 'idea' then 'An idea about street ' || n % 400 end,
      case when kind.type = 'newsletter' then true end, case when kind.type = 'newsletter' then false end,
      now() - n * interval '9 minutes', now() - n * interval '9 minutes'
    from generate_series(1, ${SUBMISSIONS}) as n
    cross join lateral (select case when n % 10 < 5 then 'newsletter' when n % 10 < 9 then 'volunteer' else 'idea' end as type) as kind`,
  `select private.place_in_inbox('signup', array(select id from public.signups))`,
  `insert into public.submission_actions (id, submission_kind, submission_id, action, user_id, client_created_at, created_at)
    select gen_random_uuid(), 'signup', form.id, 'closed', 'a0000000-0000-4000-8000-000000000004', form.created_at + interval '1 day',
      form.created_at + interval '1 day'
    from public.signups as form where form.id::text like '511%' and form.created_at < now() - interval '20 days'
      and form.type <> 'newsletter'`,
  `select private.count_inbox('signup', array(select id from public.signups))`,
  `set session_replication_role = origin`,
] as const;
