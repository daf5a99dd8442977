-- What happened at the door: facts that are added and never changed, so that two phones without a signal cannot
-- overwrite each other. The id comes from the phone and is the nonce: a fact sent twice lands once.

-- So that a check-in cannot name an RSVP of another event.
alter table public.signups add constraint signups_id_event_id_key unique (id, event_id);

create table public.event_checkins (
  id uuid primary key,
  event_id uuid not null references public.events (id),
  action text not null,
  signup_id uuid,
  walk_in_id uuid references public.event_checkins (id),
  subject_id uuid not null generated always as (coalesce(signup_id, walk_in_id, id)) stored,
  party_size smallint,
  name text,
  email text,
  phone text,
  about uuid[],
  device text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint event_checkins_signup_of_the_event foreign key (signup_id, event_id) references public.signups (id, event_id),
  constraint event_checkins_action_known check (
    action in ('check_in', 'walk_in', 'party_size', 'no_show', 'withdraw', 'undo', 'settle')
  ),
  constraint event_checkins_one_subject check (num_nonnulls(signup_id, walk_in_id) = case action when 'walk_in' then 0 else 1 end),
  constraint event_checkins_party_size_1_to_50 check (party_size between 1 and 50),
  constraint event_checkins_party_size_given check (action not in ('walk_in', 'party_size') or party_size is not null),
  constraint event_checkins_walk_in_has_a_name check (
    case action when 'walk_in' then name is not null and private.text_length(name) between 2 and 200 else name is null end
  ),
  constraint event_checkins_contact_only_walk_in check (action = 'walk_in' or (email is null and phone is null)),
  constraint event_checkins_email_shape check (private.is_email(email)),
  constraint event_checkins_email_at_most_254 check (char_length(email) <= 254),
  constraint event_checkins_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint event_checkins_about_when_it_speaks_of_others check (
    case when action in ('undo', 'settle') then about is not null and cardinality(about) between 1 and 50 else about is null end
  ),
  constraint event_checkins_device_1_to_40 check (private.text_length(device) between 1 and 40)
);
comment on table public.event_checkins is 'Facts from the door of an event, added by staff, changed by nobody.';
comment on column public.event_checkins.id is 'Made on the phone: the nonce.';
comment on column public.event_checkins.subject_id is 'Whom it is about: the RSVP, or the fact that recorded a walk-in.';
comment on column public.event_checkins.about is
  'For undo, the facts it takes back; for settle, the check-ins it has looked at and counts as one. Others stay untouched.';
comment on column public.event_checkins.device is 'Which phone, by a name that it made up for itself.';

create index event_checkins_event_id_idx on public.event_checkins (event_id);
create index event_checkins_signup_id_idx on public.event_checkins (signup_id) where signup_id is not null;
create index event_checkins_walk_in_id_idx on public.event_checkins (walk_in_id) where walk_in_id is not null;
create index event_checkins_user_id_idx on public.event_checkins (user_id) where user_id is not null;
create index event_checkins_settled_idx on public.event_checkins (subject_id) where action = 'settle';

alter table public.event_checkins enable row level security;

create policy "Staff read the check-ins" on public.event_checkins
  for select to authenticated using ((select private.is_staff()));
create policy "Those who run events check in, in their own name" on public.event_checkins
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.runs_events()));
