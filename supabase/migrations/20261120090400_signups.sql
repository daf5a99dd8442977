-- What people send through the volunteer, idea, newsletter and RSVP forms.
-- The id comes from the phone: a row sent again after a lost answer meets its own primary key instead of landing twice.

create table public.signups (
  id uuid primary key,
  type text not null,
  name text not null,
  email text,
  phone text,
  interest text,
  availability text,
  notes text,
  event_id uuid references public.events (id),
  consent_email boolean,
  consent_sms boolean,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  headcount smallint generated always as (
    case when type = 'event' and notes ~ '^Headcount: ([1-9]|10)$' then substring(notes from 12)::smallint end
  ) stored,

  constraint signups_type_known check (type in ('volunteer', 'idea', 'newsletter', 'event')),
  constraint signups_name_at_least_2 check (private.text_length(name) >= 2),
  constraint signups_name_at_most_200 check (private.text_length(name) <= 200),
  constraint signups_email_shape check (private.is_email(email)),
  constraint signups_email_at_most_254 check (char_length(email) <= 254),
  constraint signups_phone_1_to_40 check (private.text_length(phone) between 1 and 40),
  constraint signups_availability_1_to_500 check (private.text_length(availability) between 1 and 500),
  constraint signups_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000),
  constraint signups_interest_known check (interest in ('door_knock', 'phone_bank', 'event_help', 'church_gotv')),

  constraint signups_email_or_phone check (type = 'newsletter' or email is not null or phone is not null),
  constraint signups_volunteer_phone_at_least_10 check (type <> 'volunteer' or private.text_length(phone) >= 10),
  constraint signups_volunteer_interest_required check (type <> 'volunteer' or interest is not null),
  constraint signups_idea_at_least_10 check (type <> 'idea' or (notes is not null and private.text_length(notes) >= 10)),
  constraint signups_newsletter_email_required check (type <> 'newsletter' or email is not null),
  constraint signups_newsletter_consent_given check (
    type <> 'newsletter' or (consent_email is not distinct from true and consent_sms is not null)
  ),
  constraint signups_event_required check (type <> 'event' or event_id is not null),
  constraint signups_headcount_1_to_10 check (type <> 'event' or (notes is not null and notes ~ '^Headcount: ([1-9]|10)$')),

  constraint signups_interest_only_volunteer check (type = 'volunteer' or interest is null),
  constraint signups_event_only_rsvp check (type = 'event' or event_id is null),
  constraint signups_consent_only_newsletter check (
    type = 'newsletter' or (consent_email is null and consent_sms is null)
  )
);

comment on table public.signups is 'Submissions of the volunteer, idea, newsletter and RSVP forms.';
comment on column public.signups.id is 'Made on the phone when the form was sent.';
comment on column public.signups.notes is 'A volunteer''s remark, an idea''s text, or ''Headcount: n'' of an RSVP.';
comment on column public.signups.headcount is 'How many come, read from the notes of an RSVP. Null for the other types.';
comment on column public.signups.user_id is 'Who sent it; null for a visitor who was not signed in.';
comment on column public.signups.client_created_at is 'When the person sent it, by the phone''s clock.';
comment on column public.signups.created_at is 'When it reached the server, by the server''s clock.';

create index signups_created_at_idx on public.signups (created_at desc);
create index signups_type_created_at_idx on public.signups (type, created_at desc);
create index signups_event_id_idx on public.signups (event_id) where event_id is not null;
create index signups_user_id_idx on public.signups (user_id) where user_id is not null;

alter table public.signups enable row level security;

create policy "Anyone signs up, in no other name than their own" on public.signups
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

create policy "Staff read the sign-ups" on public.signups
  for select to authenticated using ((select private.is_staff()));
