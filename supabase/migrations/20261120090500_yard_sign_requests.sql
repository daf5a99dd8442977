-- Who wants a yard sign, and where it goes.

create table public.yard_sign_requests (
  id uuid primary key,
  name text not null,
  address text not null,
  phone text not null,
  notes text,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),

  constraint yard_sign_requests_name_at_least_2 check (private.text_length(name) >= 2),
  constraint yard_sign_requests_name_at_most_200 check (private.text_length(name) <= 200),
  constraint yard_sign_requests_address_at_least_5 check (private.text_length(address) >= 5),
  constraint yard_sign_requests_address_at_most_300 check (private.text_length(address) <= 300),
  constraint yard_sign_requests_phone_at_least_10 check (private.text_length(phone) >= 10),
  constraint yard_sign_requests_phone_at_most_40 check (private.text_length(phone) <= 40),
  constraint yard_sign_requests_notes_1_to_4000 check (private.text_length(notes) between 1 and 4000)
);
comment on table public.yard_sign_requests is 'Submissions of the yard-sign form.';
comment on column public.yard_sign_requests.id is 'Made on the phone when the form was sent.';
comment on column public.yard_sign_requests.user_id is 'Who sent it; null for a visitor who was not signed in.';
comment on column public.yard_sign_requests.client_created_at is 'When the person sent it, by the phone''s clock.';
comment on column public.yard_sign_requests.created_at is 'When it reached the server, by the server''s clock.';

create index yard_sign_requests_created_at_idx on public.yard_sign_requests (created_at desc);
create index yard_sign_requests_user_id_idx on public.yard_sign_requests (user_id) where user_id is not null;

alter table public.yard_sign_requests enable row level security;

create policy "Anyone asks for a yard sign, in no other name than their own" on public.yard_sign_requests
  for insert to anon, authenticated with check (user_id is not distinct from (select auth.uid()));

create policy "Staff read the yard-sign requests" on public.yard_sign_requests
  for select to authenticated using ((select private.is_staff()));
