/** 5,000 documents and 2,000 updates as SQL: each reviewed and published, every fifth reworded since and published again, and 2,000 links. */

export const DOCUMENTS = 5000;
export const UPDATES = 2000;

// What is searched for: words that many have, and few.
const WHAT =
  "(array['Minutes','Budget','Bridge','Disclosure','Lease','Survey','Contract','Bids','Ordinance','Letter'])[1 + n % 10]";
const WHERE =
  "(array['the school','Canal Street','the falls','Quarry Road','the depot','the library','Mill Street'])[1 + n % 7]";

const person = (name: string) => `(select id from auth.users where email like '${name}@%')`;

export const contentTown = `
create temp table made as
select gen_random_uuid() as item, gen_random_uuid() as first, gen_random_uuid() as second, n,
  case when n <= ${DOCUMENTS} then 'document' else 'commitment-update' end as kind
from generate_series(1, ${DOCUMENTS + UPDATES}) as n;
create temp table bodies as
select made.*, case when kind = 'document' then jsonb_build_object(
  'type', 'filing', 'title', jsonb_build_object('en', ${WHAT} || ' of ' || ${WHERE} || ' no. ' || n, 'es', 'Declaración n.º ' || n),
  'text', jsonb_build_object('en', repeat('What stands in it, in plain words. ', 8), 'es', repeat('Lo que dice, en palabras claras. ', 8)),
  'source', jsonb_build_object('en', 'City clerk', 'es', 'Secretaría'), 'published_on', '2026-03-01',
  'file', 'https://files.example/' || n || '.pdf', 'sha256', repeat('ab', 32), 'bytes', 12345
) else jsonb_build_object(
  'of', (select id from public.content_items where kind = 'commitment' order by id limit 1), 'on', '2026-03-01',
  'text', jsonb_build_object('en', ${WHAT} || ' of ' || ${WHERE} || ', ' || n || repeat(' What has happened, and why.', 6), 'es', n || repeat(' Lo que ha pasado, y por qué.', 6)),
  'source_title', jsonb_build_object('en', 'Minutes', 'es', 'Actas'), 'source', 'https://files.example/u/' || n
) end as body from made;
insert into public.content_items (id, kind, slug) select item, kind, 'bench-' || n from made;
insert into public.content_revisions (id, item_id, kind, slug, body, user_id, client_created_at)
select first, item, kind, 'bench-' || n, body, ${person('content')}, now() from bodies;
insert into public.content_revisions (id, item_id, kind, slug, body, user_id, client_created_at, parent_id)
select second, item, kind, 'bench-' || n, body || '{"bytes": 1}', ${person('content')}, now(), first from bodies where n % 5 = 0;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at)
select gen_random_uuid(), item, first, action, case when action = 'published' then now() - interval '1 day' end, ${person('manager')}, now()
from made cross join unnest(array['submitted', 'approved', 'published']) as action;
insert into public.content_events (id, item_id, revision_id, action, go_live_at, user_id, client_created_at)
select gen_random_uuid(), item, second, 'published', now(), ${person('manager')}, now() from made where n % 5 = 0;
insert into public.content_links (id, from_kind, from_id, to_kind, to_id, relation, state, words_en, user_id, client_created_at)
select gen_random_uuid(), 'document', made.item, 'commitment-update', other.item, 'evidence', 'set', 'What it shows.', ${person('content')}, now()
from made join made as other on other.n = made.n + ${DOCUMENTS} where made.n <= ${UPDATES};
insert into public.content_links (id, from_kind, from_id, to_kind, to_id, relation, state, approves, user_id, client_created_at)
select gen_random_uuid(), from_kind, from_id, to_kind, to_id, relation, 'approved', id, ${person('manager')}, now()
from public.content_links where words_en = 'What it shows.';
`;

/** The same rows as live_content('document') tells, in one flat table: what no question can be faster than. */
export const floorTable = `
create temp table flat as
select item.id, item.kind, item.slug, live.revision_id as revision, live.version, said.body, live.live_since, live.live_until as expires_at,
  live.live_since as verify_by
from private.content_now as live join public.content_items as item on item.id = live.item_id
join public.content_revisions as said on said.id = live.revision_id where item.kind = 'document';
`;
