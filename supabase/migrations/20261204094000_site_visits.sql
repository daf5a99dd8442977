-- Reported places looked at in the field: whether each is there, whether it is as reported, and whose it is.

create table public.site_visits (
  id uuid primary key,
  report_id uuid not null references public.site_reports (id) on delete cascade,
  found text not null,
  belongs_to text,
  danger boolean not null default false,
  note text,
  -- No foreign key: what somebody saw is what they say they saw.
  seen uuid,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  counts boolean not null default true,
  constraint site_visits_found_known check (found in ('as_reported', 'otherwise', 'gone', 'not_seen')),
  constraint site_visits_belongs_to_known check (belongs_to in ('city', 'county', 'state', 'utility', 'railroad', 'owner')),
  constraint site_visits_note_3_to_1000 check (private.text_length(note) between 3 and 1000),
  constraint site_visits_otherwise_says_how check (found <> 'otherwise' or note is not null),
  constraint site_visits_not_seen_is_nobodys check (found <> 'not_seen' or (belongs_to is null and not danger)),
  constraint site_visits_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_visits is 'What staff found standing before a reported place. Added, never changed.';
comment on column public.site_visits.found is 'not_seen: nobody could look at it.';
comment on column public.site_visits.belongs_to is 'Whose it looks to be. Null: nobody could tell.';
comment on column public.site_visits.danger is 'Somebody could get hurt, as it stood there that day.';
comment on column public.site_visits.note is 'For staff alone.';
comment on column public.site_visits.seen is 'The visit that counted on the screen of whoever went. Null: there was none.';
comment on column public.site_visits.counts is 'False for what was found without having seen the visit that counted: kept, and shown to both.';
create index site_visits_report_id_idx on public.site_visits (report_id, arrival);
create index site_visits_user_id_idx on public.site_visits (user_id) where user_id is not null;

alter table public.site_visits enable row level security;
create policy "Whoever answers for places reads what was found" on public.site_visits
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places tells their own findings" on public.site_visits
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_visits as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_visits_ask_second_factor before insert on public.site_visits
  for each statement execute function private.ask_second_factor();
create trigger site_visits_keep_phone_time before insert on public.site_visits
  for each row execute function private.keep_phone_time();
create trigger site_visits_answer_for_erased before insert on public.site_visits
  for each row execute function private.answer_for_erased('report_id');

-- Two on two routes may find it otherwise. The first to arrive counts until somebody who knows of both has gone again.
create function private.weigh_site_visit() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  report public.site_reports;
  known public.site_visits;
begin
  if (coalesce(current_setting('role', true), '') in ('anon', 'authenticated') and not private.may('publish_content'))
    or exists (select 1 from public.site_visits as one where one.id = new.id) then
    return new; -- The policy says so, or the primary key.
  end if;
  select * into report from public.site_reports as one where one.id = new.report_id for update;
  if not found then
    return new; -- The foreign key says so.
  end if;
  if new.found = 'not_seen' then
    return new; -- Whoever could not look takes nothing from whoever did.
  end if;
  if report.visit is distinct from new.seen then
    new.counts := false;
    select * into known from public.site_visits as one where one.id = report.visit;
    -- Two who found the same do not disagree.
    if (known.found, known.belongs_to, known.danger) is distinct from (new.found, new.belongs_to, new.danger) then
      update public.site_reports as one set visit_contested = true where one.id = report.id;
    end if;
    return new;
  end if;
  update public.site_reports as one set visit = new.id, visit_contested = false where one.id = report.id;
  return new;
end
$$;
comment on function private.weigh_site_visit() is 'Decides once and for all whether a visit counts, and what it counts against.';
create trigger site_visits_weigh before insert on public.site_visits
  for each row execute function private.weigh_site_visit();

insert into private.person_columns (of_table, of_column, treatment) values ('public.site_visits', 'note', 'words');

create function private.grants_for_site_visits() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.site_visits from service_role;
  grant insert (id, report_id, found, belongs_to, danger, note, seen, user_id, client_created_at) on public.site_visits to authenticated;
  grant select on public.site_visits to authenticated;
end
$$;
comment on function private.grants_for_site_visits() is 'Whoever answers for places goes and looks.';

select private.restore_grants();
