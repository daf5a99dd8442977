-- What a shared phone closes a person's unsent submissions with while they are signed out: a key per account, told to that
-- account alone.

create table private.seal_secret (
  only_row boolean primary key default true check (only_row),
  secret bytea not null check (octet_length(secret) = 32)
);
comment on table private.seal_secret is
  'The one secret that every account''s key comes from. Made once and never changed: a backup that is put back still opens what '
  'lies closed on phones. Leaves with the database alone.';
alter table private.seal_secret enable row level security;

-- Two random UUIDs (version 4) hold 244 random bits.
insert into private.seal_secret (secret)
values (sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));

create function public.my_seal_key() returns text
language sql stable security definer set search_path = ''
as $$
  select encode(sha256(held.secret || uuid_send((select auth.uid()))), 'base64')
  from private.seal_secret as held
  where (select auth.uid()) is not null
$$;
comment on function public.my_seal_key() is
  'The caller''s own key (32 bytes, base64), always the same. Asks for no role: a phone may come out of a dead spot when the role '
  'is lost, and what it holds is still that person''s.';

create function private.grants_for_seal_keys() returns void
language plpgsql set search_path = ''
as $$
begin
  grant execute on function public.my_seal_key() to authenticated;
end
$$;
comment on function private.grants_for_seal_keys() is 'Who may ask for the key of their own submissions.';

select private.restore_grants();
