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

  constraint contact_attempts_channel_known check (channel in ('door', 'phone')),
  constraint contact_attempts_result_known check (result in (
    'canvassed', 'not_home', 'refused', 'moved', 'deceased', 'inaccessible', 'language_barrier',
    'left_message', 'wrong_number', 'disconnected', 'busy', 'call_back', 'undone'
  )),
  constraint contact_attempts_support_1_to_5 check (support between 1 and 5),
  constraint contact_attempts_answers_imply_canvassed check (
    result = 'canvassed' or (support is null and answers = '[]'::jsonb)
  ),
  constraint contact_attempts_answers_array check (jsonb_typeof(answers) = 'array' and octet_length(answers::text) <= 8192),
  constraint contact_attempts_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000),
  constraint contact_attempts_device_1_to_40 check (private.text_length(device) between 1 and 40),
  constraint contact_attempts_undone_names_what check (result <> 'undone' or supersedes is not null)
);
comment on table public.contact_attempts is 'One row a knock or a call, as the canvasser saved it. Added, never changed.';
comment on column public.contact_attempts.id is 'Made on the phone when the result was saved.';
comment on column public.contact_attempts.answers is 'As given: [{"question": uuid, "option": uuid}]. The known ones are rows of responses.';
comment on column public.contact_attempts.supersedes is 'The earlier attempt of the same canvasser that this one replaces.';
comment on column public.contact_attempts.device is 'A random name of the phone; says which one still has to report.';
comment on column public.contact_attempts.client_created_at is 'When it was saved, by the phone''s clock.';
comment on column public.contact_attempts.created_at is 'When it reached the server, by the server''s clock.';
comment on column public.contact_attempts.happened_at is 'The phone''s time, but never later than the server''s.';
create index contact_attempts_household_id_idx on public.contact_attempts (household_id, happened_at desc);
create index contact_attempts_person_id_idx on public.contact_attempts (person_id) where person_id is not null;
create index contact_attempts_turf_id_idx on public.contact_attempts (turf_id);
create index contact_attempts_canvasser_idx on public.contact_attempts (canvasser, happened_at);
create index contact_attempts_happened_at_idx on public.contact_attempts (happened_at);
create index contact_attempts_supersedes_idx on public.contact_attempts (supersedes) where supersedes is not null;

create table public.responses (
  attempt_id uuid not null references public.contact_attempts (id),
  question_id uuid not null references public.questions (id),
  option_id uuid not null references public.question_options (id),
  primary key (attempt_id, question_id)
);
comment on table public.responses is 'The answers of each attempt, written by a trigger from what the phone sent.';
create index responses_question_id_idx on public.responses (question_id, option_id);
create index responses_option_id_idx on public.responses (option_id);

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
  for each row when (new.answers <> '[]'::jsonb) execute function private.write_responses();

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
create trigger shift_rollbacks_record_change after insert or update or delete on public.shift_rollbacks
  for each row execute function private.record_change('id');

alter table public.contact_attempts enable row level security;
alter table public.responses enable row level security;
alter table public.shift_rollbacks enable row level security;

create policy "Canvassers see what happened in their turfs, leaders all" on public.contact_attempts
  for select to authenticated using (
    (select private.leads_field()) or household_id = any ((select private.doors_in_hand())::uuid[])
  );
create policy "Canvassers add what happened in their own name" on public.contact_attempts
  for insert to authenticated with check (
    canvasser is not distinct from (select auth.uid()) and private.has_walked(turf_id)
  );
create policy "Leaders read the answers" on public.responses
  for select to authenticated using ((select private.leads_field()));
create policy "Canvassers know which stretches do not count" on public.shift_rollbacks
  for select to authenticated using (
    (select private.leads_field()) or (select private.turfs_in_hand()) <> '{}'::uuid[]
  );

create view public.effective_attempts with (security_invoker = true) as
select attempt.*,
  attempt.result not in ('not_home', 'inaccessible', 'busy', 'left_message', 'call_back') as full_result
from public.contact_attempts as attempt
where attempt.result <> 'undone'
  and not exists (
    select 1 from public.contact_attempts as later
    where later.supersedes = attempt.id and later.canvasser is not distinct from attempt.canvasser
  )
  and not exists (
    select 1 from public.shift_rollbacks as undone
    where undone.canvasser = attempt.canvasser and undone.restored_at is null
      and attempt.happened_at >= undone.since and attempt.happened_at < undone.until
  );
comment on view public.effective_attempts is 'What counts: neither superseded, nor undone, nor rolled back.';

create view public.door_results with (security_invoker = true) as
select distinct on (attempt.household_id)
  attempt.household_id, attempt.id as attempt_id, attempt.person_id, attempt.result, attempt.support, attempt.full_result,
  attempt.canvasser, attempt.channel, attempt.happened_at, attempt.do_not_contact,
  count(*) over door as attempts,
  coalesce(
    min(attempt.canvasser::text) filter (where attempt.full_result) over door
      <> max(attempt.canvasser::text) filter (where attempt.full_result) over door,
    false
  ) as conflict
from public.effective_attempts as attempt
window door as (partition by attempt.household_id)
order by attempt.household_id, attempt.full_result desc, attempt.happened_at desc, attempt.id desc;
comment on view public.door_results is
  'One row a door: the latest full result, or the latest of the others. conflict: two canvassers brought full results.';
