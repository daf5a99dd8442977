-- Taking a place off its page, and putting it back: facts, each with who did it. Its story is kept.

create table public.site_hides (
  id uuid primary key,
  site_id uuid not null references public.sites (id) on delete cascade,
  hidden boolean not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  arrival bigint generated always as identity,
  constraint site_hides_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.site_hides is 'Who took a place off its page, or put it back, and when. Added, never changed; the last to arrive counts.';
create index site_hides_site_id_idx on public.site_hides (site_id, arrival);
create index site_hides_user_id_idx on public.site_hides (user_id) where user_id is not null;

alter table public.site_hides enable row level security;
create policy "Whoever answers for places reads who hid one" on public.site_hides
  for select to authenticated using ((select private.may('publish_content')));
create policy "Whoever answers for places hides one, in their own name" on public.site_hides
  for insert to authenticated with check (user_id = (select auth.uid()) and (select private.may('publish_content')));
create policy "Whoever must verify has verified" on public.site_hides as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));
create trigger site_hides_ask_second_factor before insert on public.site_hides
  for each statement execute function private.ask_second_factor();
create trigger site_hides_keep_phone_time before insert on public.site_hides
  for each row execute function private.keep_phone_time();

create function private.hide_site() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.sites as site set hidden = new.hidden where site.id = new.site_id;
  return null;
end
$$;
comment on function private.hide_site() is 'Does what a fact of site_hides says. After the insert: the policy has spoken by then.';
create trigger site_hides_do after insert on public.site_hides
  for each row execute function private.hide_site();

create function private.grants_for_site_hides() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.site_hides from service_role;
  grant insert (id, site_id, hidden, user_id, client_created_at) on public.site_hides to authenticated;
  grant select on public.site_hides to authenticated;
end
$$;
comment on function private.grants_for_site_hides() is 'Whoever answers for places hides them.';

select private.restore_grants();
