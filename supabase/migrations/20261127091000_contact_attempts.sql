-- What happened at the doors and on the phone: scripts, facts, what counts of them, what came of each door, and shifts rolled back.

-- What is asked at the door: a script with questions and the answers to choose from.

-- A text of the script in the languages other than English that the app has: {"es": "..."}. One that is missing is read in English.
create function private.is_said_again(texts jsonb, longest integer) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select case
    when jsonb_typeof(texts) <> 'object' then false
    else texts - 'es' = '{}' and (texts -> 'es' is null or (
      jsonb_typeof(texts -> 'es') = 'string' and private.text_length(texts ->> 'es') between 1 and longest
    ))
  end
$$;
comment on function private.is_said_again(jsonb, integer) is
  'Whether this is an object of texts by language, each of at most so many characters.';

create table public.scripts (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  opening text not null,
  opening_in jsonb not null default '{}',
  active boolean not null default true,
  created_at timestamptz not null default now(),
  constraint scripts_name_1_to_100 check (private.text_length(name) between 1 and 100),
  constraint scripts_opening_1_to_2000 check (private.text_length(opening) between 1 and 2000),
  constraint scripts_opening_in_languages check (private.is_said_again(opening_in, 2000))
);
comment on table public.scripts is 'What to say first. The newest active one is used.';
comment on column public.scripts.opening_in is 'The opening for people who speak another language, by language.';

alter table public.scripts enable row level security;

-- The door script is for whoever walks or calls, not for everybody with an account.
create policy "Staff read the scripts" on public.scripts
  for select to authenticated using ((select private.may('act_as_staff')));

insert into public.scripts (id, name, opening, opening_in) values (
  'f0000000-0000-4000-8000-000000000001', 'First conversation',
  'Hi, I’m a volunteer with the campaign and I live nearby. We’re asking neighbors what they want from city hall. Do you have two minutes?',
  jsonb_build_object('es', 'Buenas, colaboro con la campaña y vivo aquí cerca. Estamos preguntando a los vecinos qué esperan de la alcaldía. ¿Tiene dos minutos?')
);

create table public.questions (
  id uuid primary key default gen_random_uuid(),
  script_id uuid not null references public.scripts (id),
  position smallint not null,
  prompt text not null,
  prompt_in jsonb not null default '{}',
  constraint questions_prompt_1_to_500 check (private.text_length(prompt) between 1 and 500),
  constraint questions_prompt_in_languages check (private.is_said_again(prompt_in, 500))
);
comment on table public.questions is 'What a script asks, in order. Never deleted: answers refer to it.';
create index questions_script_id_idx on public.questions (script_id, position);

alter table public.questions enable row level security;

create policy "Staff read the questions" on public.questions
  for select to authenticated using ((select private.may('act_as_staff')));

insert into public.questions (id, script_id, position, prompt, prompt_in) values
  ('f1000000-0000-4000-8000-000000000001', 'f0000000-0000-4000-8000-000000000001', 1, 'What matters most to you?', '{"es": "¿Qué le importa más?"}'),
  ('f1000000-0000-4000-8000-000000000002', 'f0000000-0000-4000-8000-000000000001', 2, 'How will you vote?', '{"es": "¿Cómo va a votar?"}');

create table public.question_options (
  id uuid primary key default gen_random_uuid(),
  question_id uuid not null references public.questions (id),
  position smallint not null,
  label text not null,
  label_in jsonb not null default '{}',
  constraint question_options_label_1_to_100 check (private.text_length(label) between 1 and 100),
  constraint question_options_label_in_languages check (private.is_said_again(label_in, 100))
);
comment on table public.question_options is 'The answers a question offers, in order.';
create index question_options_question_id_idx on public.question_options (question_id, position);

alter table public.question_options enable row level security;

create policy "Staff read the options" on public.question_options
  for select to authenticated using ((select private.may('act_as_staff')));

insert into public.question_options (id, question_id, position, label, label_in) values
  ('f2000000-0000-4000-8000-000000000011', 'f1000000-0000-4000-8000-000000000001', 1, 'Housing', '{"es": "Vivienda"}'),
  ('f2000000-0000-4000-8000-000000000012', 'f1000000-0000-4000-8000-000000000001', 2, 'Safety', '{"es": "Seguridad"}'),
  ('f2000000-0000-4000-8000-000000000013', 'f1000000-0000-4000-8000-000000000001', 3, 'Jobs and shops', '{"es": "Trabajo y comercios"}'),
  ('f2000000-0000-4000-8000-000000000014', 'f1000000-0000-4000-8000-000000000001', 4, 'Schools', '{"es": "Escuelas"}'),
  ('f2000000-0000-4000-8000-000000000021', 'f1000000-0000-4000-8000-000000000002', 1, 'In person', '{"es": "En persona"}'),
  ('f2000000-0000-4000-8000-000000000022', 'f1000000-0000-4000-8000-000000000002', 2, 'Early', '{"es": "Por anticipado"}'),
  ('f2000000-0000-4000-8000-000000000023', 'f1000000-0000-4000-8000-000000000002', 3, 'By mail', '{"es": "Por correo"}');

-- What happened at the doors and on the phone: facts, added and never changed. A correction is another fact that supersedes
-- the first; a shift that must not count is rolled back, not deleted.

create table public.contact_attempts (
  id uuid primary key,
  household_id uuid not null references public.households (id),
  person_id uuid references public.people (id),
  turf_id uuid references public.turfs (id),
  channel text not null default 'door',
  result text not null,
  support smallint,
  answers jsonb not null default '[]',
  notes text,
  do_not_contact boolean not null default false,
  -- No foreign key: a correction must never be refused because what it corrects has not arrived.
  supersedes uuid,
  device text,
  canvasser uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  -- A phone's clock that runs ahead must not win for hours.
  happened_at timestamptz not null generated always as (least(client_created_at, created_at)) stored,
  dialed text,
  call_back_after timestamptz,
  language text,
  sign_id uuid,
  volunteer_id uuid,
  held boolean not null default false,

  constraint contact_attempts_channel_known check (channel in ('door', 'phone')),
  constraint contact_attempts_support_1_to_5 check (support between 1 and 5),
  constraint contact_attempts_answers_imply_canvassed check (
    result = 'canvassed' or (support is null and answers = '[]'::jsonb)
  ),
  constraint contact_attempts_answers_array check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 8192),
  constraint contact_attempts_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000),
  constraint contact_attempts_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint contact_attempts_undone_names_what check (result <> 'undone' or supersedes is not null),
  constraint contact_attempts_result_known check (result in (
    'canvassed', 'not_home', 'refused', 'moved', 'deceased', 'inaccessible', 'language_barrier',
    'no_answer', 'left_message', 'wrong_number', 'disconnected', 'busy', 'call_back', 'undone'
  )),
  constraint contact_attempts_dialed_digits check (dialed ~ '^[0-9]{3,20}$'),
  constraint contact_attempts_language_1_to_40 check (private.text_length(language) between 1 and 40),
  constraint contact_attempts_call_back_says_when check (call_back_after is null or result = 'call_back'),
  constraint contact_attempts_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours'),
  constraint contact_attempts_call_back_within_a_year
  check (call_back_after between '2020-01-01T00:00:00Z' and created_at + interval '366 days')
);
comment on table public.contact_attempts is 'One row a knock or a call, as the canvasser saved it. Added, never changed.';
comment on column public.contact_attempts.id is 'Made on the phone when the result was saved.';
comment on column public.contact_attempts.answers is 'As given: [{"question": uuid, "option": uuid}]. The known ones are rows of responses.';
comment on column public.contact_attempts.supersedes is 'The earlier attempt of the same canvasser that this one replaces.';
comment on column public.contact_attempts.device is 'A random name of the phone; says which one still has to report.';
comment on column public.contact_attempts.client_created_at is 'When it was saved, by the phone''s clock.';
comment on column public.contact_attempts.created_at is 'When it reached the server, by the server''s clock.';
comment on column public.contact_attempts.happened_at is 'The phone''s time, but never later than the server''s.';
comment on column public.contact_attempts.dialed is 'The number called, digits only: a wrong one is never given out again, another one is.';
comment on column public.contact_attempts.call_back_after is 'When the person asked to be called again.';
comment on column public.contact_attempts.language is 'The language noted at the door or on the phone.';
comment on column public.contact_attempts.sign_id is 'The yard_sign_requests row that this conversation brought.';
comment on column public.contact_attempts.volunteer_id is 'The signups row that this conversation brought.';
comment on column public.contact_attempts.held is 'Came late: counts nowhere until an organizer takes it.';
create index contact_attempts_household_id_idx on public.contact_attempts (household_id, happened_at desc);
create index contact_attempts_person_id_idx on public.contact_attempts (person_id) where person_id is not null;
create index contact_attempts_turf_id_idx on public.contact_attempts (turf_id);
create index contact_attempts_canvasser_idx on public.contact_attempts (canvasser, happened_at);
-- What counts of the last days is told from these two alone (effective_attempts): a week's facts lie all over the table.
create index contact_attempts_happened_at_idx on public.contact_attempts (happened_at)
  include (id, canvasser, device, channel, result, created_at) where not held;
create index contact_attempts_supersedes_idx on public.contact_attempts (supersedes) include (canvasser, held)
  where supersedes is not null;
create index contact_attempts_call_back_after_idx on public.contact_attempts (call_back_after)
  where call_back_after is not null;
create index contact_attempts_bad_number_idx on public.contact_attempts (dialed)
  where result in ('wrong_number', 'disconnected');
create index contact_attempts_calls_idx on public.contact_attempts (happened_at) where channel = 'phone';
create index contact_attempts_sign_id_idx on public.contact_attempts (sign_id) where sign_id is not null;
create index contact_attempts_volunteer_id_idx on public.contact_attempts (volunteer_id) where volunteer_id is not null;

alter table public.contact_attempts enable row level security;

create policy "Canvassers see what happened in their turfs, leaders all" on public.contact_attempts
  for select to authenticated using (
    (select private.may('lead_field')) or (not held and household_id in (select unnest(private.doors_in_hand())))
  );

create trigger contact_attempts_keep_phone_time before insert on public.contact_attempts
  for each row execute function private.keep_phone_time();

create table public.responses (
  attempt_id uuid not null references public.contact_attempts (id),
  question_id uuid not null references public.questions (id),
  option_id uuid not null references public.question_options (id),
  primary key (attempt_id, question_id)
);
comment on table public.responses is 'The answers of each attempt, written by a trigger from what the phone sent.';
create index responses_question_id_idx on public.responses (question_id, option_id);
create index responses_option_id_idx on public.responses (option_id);

alter table public.responses enable row level security;

create policy "Leaders read the answers" on public.responses
  for select to authenticated using ((select private.may('lead_field')));

-- An answer to a question that is not there any more stays in `answers`; it never refuses the whole conversation.
create function private.write_responses() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.responses (attempt_id, question_id, option_id)
  select new.id, option.question_id, option.id
  from jsonb_array_elements(new.answers) as answer (said)
  join public.question_options as option
    on option.id::text = answer.said ->> 'option' and option.question_id::text = answer.said ->> 'question'
  on conflict do nothing;
  return null;
end
$$;
comment on function private.write_responses() is 'Makes a row of responses of each answer that the script knows.';
create trigger contact_attempts_write_responses after insert on public.contact_attempts
  for each row when (new.answers <> '[]'::jsonb and not new.held) execute function private.write_responses();
create trigger contact_attempts_write_responses_taken after update of held on public.contact_attempts
  for each row when (old.held and not new.held and new.answers <> '[]'::jsonb) execute function private.write_responses();

create table public.shift_rollbacks (
  id uuid primary key default gen_random_uuid(),
  canvasser uuid not null references auth.users (id) on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  reason text not null,
  rolled_back_by uuid default auth.uid() references auth.users (id) on delete set null,
  created_at timestamptz not null default now(),
  restored_by uuid references auth.users (id) on delete set null,
  restored_at timestamptz,
  constraint shift_rollbacks_reason_1_to_500 check (private.text_length(reason) between 1 and 500),
  constraint shift_rollbacks_until_after_since check (until > since)
);
comment on table public.shift_rollbacks is 'Stretches of time in which one canvasser''s results do not count, until they are restored.';
create index shift_rollbacks_canvasser_idx on public.shift_rollbacks (canvasser, since);
create index shift_rollbacks_rolled_back_by_idx on public.shift_rollbacks (rolled_back_by);
create index shift_rollbacks_restored_by_idx on public.shift_rollbacks (restored_by);

alter table public.shift_rollbacks enable row level security;

create policy "Canvassers know which stretches do not count" on public.shift_rollbacks
  for select to authenticated using (
    (select private.may('lead_field')) or (select private.turfs_in_hand()) <> '{}'::uuid[]
  );

create trigger shift_rollbacks_record_change after insert or update or delete on public.shift_rollbacks
  for each row execute function private.record_change('id', 'reason');

-- What came late and is held counts nowhere.
create view public.effective_attempts with (security_invoker = true) as
select attempt.id, attempt.household_id, attempt.person_id, attempt.turf_id, attempt.channel, attempt.result, attempt.support,
  attempt.answers, attempt.notes, attempt.do_not_contact, attempt.supersedes, attempt.device, attempt.canvasser,
  attempt.client_created_at, attempt.created_at, attempt.happened_at,
  attempt.result not in (
    'not_home', 'inaccessible', 'busy', 'left_message', 'call_back', 'no_answer', 'wrong_number', 'disconnected'
  ) as full_result,
  attempt.dialed, attempt.call_back_after, attempt.language
from public.contact_attempts as attempt
where attempt.result <> 'undone' and not attempt.held
  and not exists (
    select 1 from public.contact_attempts as later
    where later.supersedes = attempt.id and later.canvasser is not distinct from attempt.canvasser and not later.held
  )
  and not exists (
    select 1 from public.shift_rollbacks as undone
    where undone.canvasser = attempt.canvasser and undone.restored_at is null
      and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
  );
comment on view public.effective_attempts is 'What counts: neither superseded, nor undone, nor rolled back, nor held.';

create function private.refresh_field_figures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.stats (label, value_number)
  select counted.label, counted.n + coalesce((select kept.base from private.figure_bases as kept where kept.label = counted.label), 0)
  from (values
    ('doors_total', private.stat_doors_total()),
    ('calls_total', private.stat_calls_total())
  ) as counted (label, n)
  order by counted.label
  on conflict (label) do update set value_number = excluded.value_number
  where stats.value_number <> excluded.value_number;
  return null;
end
$$;
comment on function private.refresh_field_figures() is 'Counts doors_total and calls_total again.';

-- Once a statement: a phone that comes out of a dead spot sends its whole walk in one.
create trigger contact_attempts_refresh_field_figures after insert on public.contact_attempts
  for each statement execute function private.refresh_field_figures();
create trigger contact_attempts_refresh_field_figures_taken after update of held on public.contact_attempts
  for each statement execute function private.refresh_field_figures();
create trigger shift_rollbacks_refresh_field_figures after insert or update on public.shift_rollbacks
  for each statement execute function private.refresh_field_figures();

create function private.note_language() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  noted_before text := (
    select said.language from public.contact_attempts as said
    where said.id = new.supersedes and said.canvasser is not distinct from new.canvasser
  );
begin
  -- What the voter file says stays; what was noted by mistake goes with its correction.
  update public.people as person set language = new.language
  where person.household_id = new.household_id and (new.person_id is null or person.id = new.person_id)
    and (person.language is null or person.language = noted_before)
    and person.language is distinct from new.language;
  return null;
end
$$;
comment on function private.note_language() is
  'Gives a language noted at the door or on the phone to the people there whose language nobody knew.';
create trigger contact_attempts_note_language after insert on public.contact_attempts
  for each row when ((new.language is not null or new.supersedes is not null) and not new.held)
  execute function private.note_language();
create trigger contact_attempts_note_language_taken after update of held on public.contact_attempts
  for each row when (old.held and not new.held and (new.language is not null or new.supersedes is not null))
  execute function private.note_language();

-- What came of each door, counted when a fact arrives and not when somebody asks: with 200,000 facts the views needed half a
-- second for every turf they were asked about. The facts stay the only truth; this can be counted from them again at any time.

create table public.door_results (
  household_id uuid primary key references public.households (id),
  attempt_id uuid not null,
  person_id uuid,
  result text not null,
  support smallint,
  full_result boolean not null,
  canvasser uuid,
  channel text not null,
  happened_at timestamptz not null,
  do_not_contact boolean not null,
  attempts bigint not null,
  conflict boolean not null,
  knocks bigint not null,
  calls bigint not null,
  somebody_moved boolean not null,
  left_alone boolean not null,
  visited boolean not null
);
comment on table public.door_results is
  'One row a door where anything counts: the latest full result, or the latest of the others. Kept by triggers on the facts; never '
  'written by hand.';
comment on column public.door_results.conflict is 'Two canvassers brought full results.';
comment on column public.door_results.visited is 'False while there were only calls that nobody took: the result is then none of the door''s.';
comment on column public.door_results.left_alone is 'The household as a whole asked not to be contacted.';

-- The two public figures that come from the field. Whoever computes the figures calls these.
create function private.stat_doors_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(outcome.knocks), 0)::bigint from public.door_results as outcome $$;
comment on function private.stat_doors_total() is 'Knocks that count.';

create function private.stat_calls_total() returns bigint
language sql stable security definer set search_path = ''
as $$ select coalesce(sum(outcome.calls), 0)::bigint from public.door_results as outcome $$;
comment on function private.stat_calls_total() is 'Calls that count.';

create index door_results_conflict_idx on public.door_results (happened_at desc, household_id) where conflict;

alter table public.door_results enable row level security;

create policy "Canvassers see what came of their doors, leaders all" on public.door_results
  for select to authenticated using (
    (select private.may('lead_field')) or household_id in (select unnest(private.doors_in_hand()))
  );

create view private.counted_door_results as
select distinct on (attempt.household_id)
  attempt.household_id, attempt.id as attempt_id, attempt.person_id, attempt.result, attempt.support, attempt.full_result,
  attempt.canvasser, attempt.channel, attempt.happened_at, attempt.do_not_contact,
  count(*) filter (where attempt.channel = 'door' or attempt.full_result) over door as attempts,
  coalesce(
    min(attempt.canvasser::text) filter (where attempt.full_result) over door
      <> max(attempt.canvasser::text) filter (where attempt.full_result) over door,
    false
  ) as conflict,
  count(*) filter (where attempt.channel = 'door') over door as knocks,
  count(*) filter (where attempt.channel = 'phone') over door as calls,
  bool_or(attempt.result = 'moved') over door as somebody_moved,
  bool_or(attempt.person_id is null and attempt.do_not_contact) over door as left_alone,
  attempt.channel = 'door' or attempt.full_result as visited
from public.effective_attempts as attempt
window door as (partition by attempt.household_id)
-- A talk on the phone settles the door; a call that nobody took is no visit and comes last.
order by attempt.household_id, attempt.full_result desc, attempt.channel = 'door' desc, attempt.happened_at desc, attempt.id desc;
comment on view private.counted_door_results is 'What door_results must hold, counted from the facts.';

create function private.count_door_results(doors uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- One at a time: two phones at one door would each count without the other's fact, and the last to finish would win.
  perform private.one_at_a_time('count doors and follow-ups');
  if doors is null then
    select array_agg(household.id) into doors from public.households as household;
  end if;
  delete from public.door_results as outcome where outcome.household_id = any (doors);
  insert into public.door_results (
    household_id, attempt_id, person_id, result, support, full_result, canvasser, channel, happened_at, do_not_contact,
    attempts, conflict, knocks, calls, somebody_moved, left_alone, visited
  )
  select counted.household_id, counted.attempt_id, counted.person_id, counted.result, counted.support, counted.full_result,
    counted.canvasser, counted.channel, counted.happened_at, counted.do_not_contact, counted.attempts, counted.conflict,
    counted.knocks, counted.calls, counted.somebody_moved, counted.left_alone, counted.visited
  from private.counted_door_results as counted where counted.household_id = any (doors);

  update public.people as person set off_lists = said.off
  from (
    select named.id, exists (
      select 1 from public.effective_attempts as attempt
      where attempt.person_id = named.id and (attempt.do_not_contact or attempt.result in ('deceased', 'moved'))
    ) as off
    from (
      select distinct attempt.person_id as id from public.contact_attempts as attempt
      where attempt.household_id = any (doors) and attempt.person_id is not null
    ) as named
  ) as said
  where person.id = said.id and person.off_lists <> said.off;
end
$$;
comment on function private.count_door_results(uuid[]) is
  'Counts these doors again from the facts, and who of the people named there is off the lists. Null counts every door.';

create function private.count_touched_doors() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  doors uuid[];
begin
  -- What an undo takes back may have been recorded at another door.
  select array_agg(door.household_id) into doors
  from (
    select fact.household_id from touched as fact
    union
    select earlier.household_id from public.contact_attempts as earlier
    where earlier.id in (select fact.supersedes from touched as fact)
  ) as door;
  if doors is not null then
    perform private.count_door_results(doors);
  end if;
  return null;
end
$$;
comment on function private.count_touched_doors() is 'Counts the doors again that a statement brought facts of.';

-- Their names come before ..._refresh_field_figures, which sums up what these have counted.
create trigger contact_attempts_count_doors_added after insert on public.contact_attempts
  referencing new table as touched for each statement execute function private.count_touched_doors();

-- Nobody changes or deletes a fact; an account that is deleted takes its name off them.
create trigger contact_attempts_count_doors_changed after update on public.contact_attempts
  referencing new table as touched for each statement execute function private.count_touched_doors();
create trigger contact_attempts_count_doors_deleted after delete on public.contact_attempts
  referencing old table as touched for each statement execute function private.count_touched_doors();

create function private.count_rolled_back_doors() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shift public.shift_rollbacks;
  doors uuid[];
begin
  foreach shift in array case tg_op
    when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end
  loop
    select array_agg(distinct attempt.household_id) into doors
    from public.contact_attempts as attempt
    where attempt.canvasser = shift.canvasser and attempt.happened_at >= shift.since and attempt.happened_at < shift.until;
    if doors is not null then
      perform private.count_door_results(doors);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.count_rolled_back_doors() is 'Counts the doors of a shift again when it is rolled back or restored.';
create trigger shift_rollbacks_count_doors after insert or update or delete on public.shift_rollbacks
  for each row execute function private.count_rolled_back_doors();

create function private.settle_follow_ups(follow_ups uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- A follow-up and its correction may arrive at the same instant: one after the other each sees what the first has written.
  perform private.one_at_a_time('count doors and follow-ups');
  -- In nobody else's name: whoever knows the id of somebody's request takes nothing back with it.
  update public.yard_sign_requests as sign set withdrawn_at = case when said.counts then null else now() end
  from (
    select attempt.sign_id as id, attempt.canvasser,
      bool_or(exists (select 1 from public.effective_attempts as counted where counted.id = attempt.id)) as counts
    from public.contact_attempts as attempt where attempt.sign_id = any (follow_ups)
    group by attempt.sign_id, attempt.canvasser
  ) as said
  where sign.id = said.id and sign.user_id = said.canvasser and (sign.withdrawn_at is null) <> said.counts;
  -- Even where it finds no row, this update has the volunteers counted again.
  if not exists (select 1 from public.contact_attempts as attempt where attempt.volunteer_id = any (follow_ups)) then
    return;
  end if;
  update public.signups as offer set withdrawn_at = case when said.counts then null else now() end
  from (
    select attempt.volunteer_id as id, attempt.canvasser,
      bool_or(exists (select 1 from public.effective_attempts as counted where counted.id = attempt.id)) as counts
    from public.contact_attempts as attempt where attempt.volunteer_id = any (follow_ups)
    group by attempt.volunteer_id, attempt.canvasser
  ) as said
  where offer.id = said.id and offer.user_id = said.canvasser and offer.type = 'volunteer'
    and (offer.withdrawn_at is null) <> said.counts;
end
$$;
comment on function private.settle_follow_ups(uuid[]) is
  'Says of these signs and offers whether a conversation that counts still brings them. Changes nothing else.';

create function private.settle_follow_ups_of_a_fact() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  follow_ups uuid[];
begin
  select array_agg(follow_up.id) into follow_ups
  from (
    select unnest(array[new.sign_id, new.volunteer_id]) as id
    union
    select unnest(array[earlier.sign_id, earlier.volunteer_id])
    from public.contact_attempts as earlier where earlier.id = new.supersedes
  ) as follow_up where follow_up.id is not null;
  if follow_ups is not null then
    perform private.settle_follow_ups(follow_ups);
  end if;
  return null;
end
$$;
comment on function private.settle_follow_ups_of_a_fact() is 'After a fact that brings a sign or an offer, or corrects one that did.';
create trigger contact_attempts_settle_follow_ups after insert on public.contact_attempts
  for each row when (new.sign_id is not null or new.volunteer_id is not null or new.supersedes is not null)
  execute function private.settle_follow_ups_of_a_fact();
create trigger contact_attempts_settle_follow_ups_taken after update of held on public.contact_attempts
  for each row when (
    old.held and not new.held and (new.sign_id is not null or new.volunteer_id is not null or new.supersedes is not null)
  ) execute function private.settle_follow_ups_of_a_fact();

create function private.settle_follow_up_that_arrived() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.settle_follow_ups(array[new.id]);
  return null;
end
$$;
comment on function private.settle_follow_up_that_arrived() is 'A correction may have come before what it corrects.';
create trigger yard_sign_requests_settle_follow_ups after insert on public.yard_sign_requests
  for each row when (new.user_id is not null) execute function private.settle_follow_up_that_arrived();
create trigger signups_settle_follow_ups after insert on public.signups
  for each row when (new.user_id is not null and new.type = 'volunteer') execute function private.settle_follow_up_that_arrived();

create function private.settle_follow_ups_of_a_shift() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  shift public.shift_rollbacks;
  follow_ups uuid[];
begin
  foreach shift in array case tg_op
    when 'INSERT' then array[new] when 'DELETE' then array[old] else array[old, new] end
  loop
    select array_agg(follow_up.id) into follow_ups
    from public.contact_attempts as attempt, unnest(array[attempt.sign_id, attempt.volunteer_id]) as follow_up (id)
    where attempt.canvasser = shift.canvasser and attempt.happened_at >= shift.since and attempt.happened_at < shift.until
      and follow_up.id is not null;
    if follow_ups is not null then
      perform private.settle_follow_ups(follow_ups);
    end if;
  end loop;
  return null;
end
$$;
comment on function private.settle_follow_ups_of_a_shift() is 'When a shift is rolled back or restored.';
create trigger shift_rollbacks_settle_follow_ups after insert or update or delete on public.shift_rollbacks
  for each row execute function private.settle_follow_ups_of_a_shift();

create function private.report_until(channel text, turf uuid, household uuid, person uuid, dialed text) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  if person is not null and not exists (
    select 1 from public.people as resident where resident.id = person and resident.household_id = household
  ) and not exists (
    select 1 from private.former_contacts as former where former.person_id = person and former.household_id = household
  ) then
    return null;
  end if;
  if dialed is not null and (channel <> 'phone' or not exists (
    select 1 from public.people as called where called.id = person and private.dial_digits(called.phone) = dialed
  ) and not exists (
    select 1 from private.former_contacts as former where former.person_id = person and former.digits = dialed
  )) then
    return null;
  end if;
  if channel = 'door' or private.may('lead_field') then
    return private.door_until(turf, household);
  end if;
  return (
    select max(least(lease.returned_at, lease.expires_at)) + interval '14 days'
    from public.call_leases as lease where lease.user_id = auth.uid() and lease.person_id = person
  );
end
$$;
comment on function private.report_until(text, uuid, uuid, uuid, text) is
  'Until when the caller''s result of a knock or a call is taken; null when door, person or number were never theirs to report.';

create policy "Canvassers and callers add what came of what was theirs" on public.contact_attempts
  for insert to authenticated with check (
    canvasser is not distinct from (select auth.uid())
    and private.report_until(channel, turf_id, household_id, person_id, dialed) is not null
  );

create function private.grants_for_contact_attempts() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke insert, update, delete, truncate on public.door_results from service_role;
  -- The reason and who gave it are the leaders' to read, through list_rollbacks().
  grant select (id, canvasser, since, until, restored_at) on public.shift_rollbacks to authenticated;
  -- Facts are added, never changed, by nobody's key.
  revoke update, delete, truncate on public.contact_attempts, public.responses from service_role;
  grant insert (
    id, household_id, person_id, turf_id, channel, result, support, answers, notes, do_not_contact, supersedes, device,
    canvasser, client_created_at, dialed, call_back_after, language, sign_id, volunteer_id
  ) on public.contact_attempts to authenticated;
  grant select on
    public.door_results, public.scripts, public.questions, public.question_options, public.contact_attempts,
    public.responses, public.effective_attempts
    to authenticated;
  -- The policies ask these as the caller.
  grant execute on function private.report_until(text, uuid, uuid, uuid, text) to authenticated, service_role;
end
$$;
comment on function private.grants_for_contact_attempts() is 'What the APIs roles may do with what happened at the doors and on the phone.';

select private.restore_grants();
