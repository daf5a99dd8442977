-- Hosted Supabase refuses an UPDATE or DELETE without WHERE in every request (safeupdate), inside triggers and functions too:
-- there nobody could take a role away or deactivate a person. tests/db/statements.test.ts reads every function for it.

create or replace function private.take_leader_turn() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.leader_turn set taken = taken + 1 where only_row;
  return null;
end
$$;
