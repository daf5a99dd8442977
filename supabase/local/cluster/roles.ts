/** Who may do what on the embedded server: an owner for the migrations and a lesser account for the requests. */
import type postgres from 'postgres';

export const database = 'campaign';
/** Owns everything in the database; runs migrations and the seed. No superuser, as on hosted Supabase. */
export const owner = 'campaign_owner';
/** Answers requests: may act as the API's three roles, and has the accounts (schema auth) to itself. Owns nothing. */
export const api = 'campaign_api';

/**
 * Creates the roles and the database where they are missing. `sql` is the superuser's connection.
 * @param password hexadecimal, of both accounts, where the server asks for one.
 */
export async function prepareRoles(sql: postgres.ReservedSql, password: string | undefined): Promise<void> {
  const [done] = await sql.unsafe(`select 1 from pg_database where datname = '${database}'`);
  if (done) return;
  await sql.unsafe(roles);
  if (password !== undefined) {
    for (const role of [owner, api]) await sql.unsafe(`alter role ${role} password '${password}'`);
  }
  await sql.unsafe(`create database ${database} owner ${owner} template template0`);
}

const roles = `
  do $$
  declare wanted record;
  begin
    for wanted in
      select * from (values
        ('anon', 'nologin'), ('authenticated', 'nologin'), ('service_role', 'nologin bypassrls'),
        ('${owner}', 'login'), ('${api}', 'login')
      ) as roles (name, options)
    loop
      if not exists (select 1 from pg_roles where rolname = wanted.name) then
        execute format('create role %I %s', wanted.name, wanted.options);
      end if;
    end loop;
  end
  $$;
  grant anon, authenticated, service_role to ${owner}, ${api};`;

/** What lite needs of the accounts when it answers; run as the owner, once its tables are there. */
export const accountGrants = `
  grant usage on schema auth to ${api};
  grant select, insert, update, delete on all tables in schema auth to ${api};
  grant usage on all sequences in schema auth to ${api};`;
