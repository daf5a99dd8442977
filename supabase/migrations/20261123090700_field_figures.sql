-- The public figures doors_total and calls_total are counted from what happened, never typed: what was there before the
-- campaign kept count in this database is the base, and every knock or call that counts comes on top.

create table private.figure_bases (
  label text primary key,
  base numeric not null,
  constraint figure_bases_label_known check (label in ('doors_total', 'calls_total'))
);
comment on table private.figure_bases is 'What doors_total and calls_total start from: knocks and calls that are no rows here.';
alter table private.figure_bases enable row level security;

insert into private.figure_bases (label, base)
select stat.label, stat.value_number from public.stats as stat where stat.label in ('doors_total', 'calls_total');

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
create trigger shift_rollbacks_refresh_field_figures after insert or update on public.shift_rollbacks
  for each statement execute function private.refresh_field_figures();

select private.restore_grants();
