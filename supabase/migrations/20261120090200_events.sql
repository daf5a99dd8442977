-- What the campaign invites people to.

create table public.events (
  id uuid primary key default gen_random_uuid(),
  title text not null,
  date timestamptz not null,
  location text not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_title_1_to_200 check (private.text_length(title) between 1 and 200),
  constraint events_location_1_to_300 check (private.text_length(location) between 1 and 300),
  constraint events_description_1_to_4000 check (private.text_length(description) between 1 and 4000)
);
comment on table public.events is 'Public events. The landing page lists the next three.';
comment on column public.events.date is 'When it starts.';
create index events_date_idx on public.events (date);

create trigger events_touch_updated_at before update on public.events
  for each row execute function private.touch_updated_at();

alter table public.events enable row level security;

create policy "Anyone reads the events" on public.events
  for select to anon, authenticated using (true);
