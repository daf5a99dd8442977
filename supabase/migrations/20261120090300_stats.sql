-- The figures of the landing page's strip, one row a figure.

create table public.stats (
  label text primary key,
  value_number numeric not null,
  updated_at timestamptz not null default now(),
  constraint stats_label_1_to_100 check (private.text_length(label) between 1 and 100),
  constraint stats_value_not_negative check (value_number >= 0)
);
comment on table public.stats is 'Campaign figures by label. A label without a row is shown as 0.';
comment on column public.stats.value_number is 'The figure; US dollars for weekly_raised, a count for the others.';

create trigger stats_touch_updated_at before update on public.stats
  for each row execute function private.touch_updated_at();

alter table public.stats enable row level security;

create policy "Anyone reads the figures" on public.stats
  for select to anon, authenticated using (true);
