-- Pictures of checks and bills: evidence beside an entry, never in its way.

-- A picture comes after its entry, as a submission of its own, and either may reach the server first: a weak network that cannot carry a
-- picture must not hold back what somebody gave. They lie in the database and not in a folder, so that a backup has them and nobody has
-- an address that leads to one. Drawn anew on the phone; what still says where or when it was taken is refused.
create table public.entry_pictures (
  id uuid primary key,
  entry_id uuid not null,
  picture text not null,
  user_id uuid default auth.uid() references auth.users (id) on delete set null,
  client_created_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint entry_pictures_picture_at_most_200_kb check (octet_length(picture) <= 204800),
  constraint entry_pictures_picture_plain_jpeg check (octet_length(picture) > 204800 or private.jpeg_tells_nothing(picture)),
  constraint entry_pictures_phone_time_believable
  check (client_created_at between '2020-01-01T00:00:00Z' and created_at + interval '48 hours')
);
comment on table public.entry_pictures is 'Pictures of the check or the bill of an entry. Added, never changed; one that should not be there is erased.';
comment on column public.entry_pictures.picture is 'A JPEG in base64, drawn anew on the phone.';
create index entry_pictures_entry_id_idx on public.entry_pictures (entry_id);
create index entry_pictures_user_id_idx on public.entry_pictures (user_id, created_at);
alter table public.entry_pictures enable row level security;

create function private.may_picture_entry(entry uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.may('keep_books') or (
    private.may('take_money') and not exists (
      select 1 from public.ledger_entries as known where known.id = entry and known.user_id is distinct from auth.uid()
    )
  )
$$;
comment on function private.may_picture_entry(uuid) is
  'Whether the caller may add a picture to this entry: to any who keeps the books, to what they took in themselves who collects.';

create policy "Who keeps the books sees pictures, others their own" on public.entry_pictures
  for select to authenticated using (
    (select private.may('keep_books')) or (user_id = (select auth.uid()) and (select private.may('take_money')))
  );
create policy "Who takes money adds a picture to what they noted" on public.entry_pictures
  for insert to authenticated with check (user_id = (select auth.uid()) and private.may_picture_entry(entry_id));
create policy "Whoever must verify has verified" on public.entry_pictures as restrictive for all to authenticated
  using (not (select private.second_factor_missing())) with check (not (select private.second_factor_missing()));

create function private.bound_entry_pictures() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    return new;
  end if;
  -- Twenty at once would all see five and be let in: what is counted has ended before it is counted.
  perform private.one_at_a_time('entry pictures of ' || auth.uid()::text);
  if exists (select 1 from public.entry_pictures as known where known.id = new.id) then
    return new; -- Sent again after a lost answer, which the primary key says.
  end if;
  if (
    select count(*) from public.entry_pictures as mine where mine.user_id = auth.uid() and mine.created_at > now() - interval '1 hour'
  ) >= 300 then
    raise exception 'That is enough pictures for an hour.' using errcode = 'PT429', detail = 'Retry-After: 600';
  end if;
  if (select count(*) from public.entry_pictures as known where known.entry_id = new.entry_id and known.user_id = auth.uid()) >= 6 then
    raise exception 'An entry has six pictures at most.' using errcode = '22023';
  end if;
  return new;
end
$$;
comment on function private.bound_entry_pictures() is 'Six pictures an entry and person, 300 an hour: a disk ends before a phone''s patience.';

create trigger entry_pictures_ask_second_factor before insert on public.entry_pictures
  for each statement execute function private.ask_second_factor();
create trigger entry_pictures_keep_phone_time before insert on public.entry_pictures
  for each row execute function private.keep_phone_time();
create trigger entry_pictures_answer_for_erased before insert on public.entry_pictures
  for each row execute function private.answer_for_erased();
create trigger entry_pictures_bound before insert on public.entry_pictures
  for each row execute function private.bound_entry_pictures();

create function public.erase_entry_picture(picture uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('take_money');
  if picture is null then
    raise exception 'There is no such picture.' using errcode = '22023';
  end if;
  -- What is not theirs is not there, for who asks.
  delete from public.entry_pictures as one
  where one.id = erase_entry_picture.picture and (private.may('keep_books') or one.user_id = auth.uid());
  if found then
    insert into private.erased_ids (id) values (picture) on conflict do nothing;
    insert into public.audit_events (actor, actor_email, table_name, operation, record_id)
    select auth.uid(), (select account.email from auth.users as account where account.id = auth.uid()), 'entry_pictures', 'DELETE', picture;
  end if;
  return '[]';
end
$$;
comment on function public.erase_entry_picture(uuid) is
  'Erases a picture that should not be there, for good and on record: any who keeps the books, one''s own who took it. Again, it is done '
  'already. Raises 42501 for who takes no money, 22023 for none.';

insert into private.person_columns (of_table, of_column, treatment) values ('public.entry_pictures', 'picture', 'kept');

create function private.grants_for_entry_pictures() returns void
language plpgsql set search_path = ''
as $$
begin
  revoke update, delete, truncate on public.entry_pictures from service_role;
  grant select on public.entry_pictures to authenticated;
  grant insert (id, entry_id, picture, user_id, client_created_at) on public.entry_pictures to authenticated;
  grant execute on function private.may_picture_entry(uuid) to authenticated, service_role;
  grant execute on function public.erase_entry_picture(uuid) to authenticated;
end
$$;
comment on function private.grants_for_entry_pictures() is 'What the APIs roles may do with pictures of checks and bills.';

select private.restore_grants();
