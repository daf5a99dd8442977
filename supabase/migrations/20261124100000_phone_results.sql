-- What a call adds to what a knock says: no answer is not nobody at home, the number that was dialled, when to call again,
-- and the language of somebody we could not talk to.

alter table public.contact_attempts
  add column dialed text,
  add column call_back_after timestamptz,
  add column language text,
  drop constraint contact_attempts_result_known,
  add constraint contact_attempts_result_known check (result in (
    'canvassed', 'not_home', 'refused', 'moved', 'deceased', 'inaccessible', 'language_barrier',
    'no_answer', 'left_message', 'wrong_number', 'disconnected', 'busy', 'call_back', 'undone'
  )),
  add constraint contact_attempts_dialed_digits check (dialed ~ '^[0-9]{3,20}$'),
  add constraint contact_attempts_language_1_to_40 check (private.text_length(language) between 1 and 40),
  add constraint contact_attempts_call_back_says_when check (call_back_after is null or result = 'call_back');
comment on column public.contact_attempts.dialed is 'The number called, digits only: a wrong one is never given out again, another one is.';
comment on column public.contact_attempts.call_back_after is 'When the person asked to be called again.';
comment on column public.contact_attempts.language is 'The language noted at the door or on the phone.';
create index contact_attempts_call_back_after_idx on public.contact_attempts (call_back_after)
  where call_back_after is not null;
create index contact_attempts_bad_number_idx on public.contact_attempts (dialed)
  where result in ('wrong_number', 'disconnected');
create index contact_attempts_calls_idx on public.contact_attempts (happened_at) where channel = 'phone';

-- As before, the new columns last; a number that reaches nobody settles no door.
create or replace view public.effective_attempts with (security_invoker = true) as
select attempt.id, attempt.household_id, attempt.person_id, attempt.turf_id, attempt.channel, attempt.result, attempt.support,
  attempt.answers, attempt.notes, attempt.do_not_contact, attempt.supersedes, attempt.device, attempt.canvasser,
  attempt.client_created_at, attempt.created_at, attempt.happened_at,
  attempt.result not in (
    'not_home', 'inaccessible', 'busy', 'left_message', 'call_back', 'no_answer', 'wrong_number', 'disconnected'
  ) as full_result,
  attempt.dialed, attempt.call_back_after, attempt.language
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

-- A talk on the phone settles the door; a call that nobody took is no visit.
create or replace view public.door_results with (security_invoker = true) as
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
where attempt.channel = 'door' or attempt.full_result
window door as (partition by attempt.household_id)
order by attempt.household_id, attempt.full_result desc, attempt.happened_at desc, attempt.id desc;

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
  for each row when (new.language is not null or new.supersedes is not null) execute function private.note_language();
