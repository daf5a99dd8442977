/**
 * What hosted Supabase hands over with a new project, before any migration: roles, accounts, default privileges, timeouts.
 * After supabase/postgres (migrations/db) as it was in November 2026. Its safeupdate has no package and is not here.
 */
import postgres from 'postgres';
import { ASSURANCE, FACTOR_TABLES } from '../../supabase/local/authSchema.ts';

export interface Project {
  /** As `postgres` of a hosted project, whom migrations and the SQL editor run as: no superuser, owns nothing in auth. */
  readonly owner: string;
  /** As the role that PostgREST signs in with. */
  readonly authenticator: string;
  /** As the platform itself. */
  readonly platform: string;
}

const OWNER = 'hosted_postgres';

// A server has its roles once, whatever the number of its databases.
const roles = (password: string) => `
  do $$
  declare wanted record;
  begin
    for wanted in select * from (values
      ('anon', 'nologin noinherit'), ('authenticated', 'nologin noinherit'), ('service_role', 'nologin noinherit bypassrls'),
      ('supabase_auth_admin', 'nologin noinherit'), ('authenticator', 'login noinherit'),
      ('${OWNER}', 'login nosuperuser createdb createrole replication bypassrls')
    ) as roles (name, attributes) loop
      if not exists (select 1 from pg_roles where rolname = wanted.name) then
        execute format('create role %I', wanted.name);
      end if;
      execute format('alter role %I %s', wanted.name, wanted.attributes);
    end loop;
  end
  $$;
  alter role authenticator password ${password};
  alter role ${OWNER} password ${password};
  alter role anon set statement_timeout = '3s';
  alter role authenticated set statement_timeout = '8s';
  alter role authenticator set statement_timeout = '8s';
  alter role authenticator set lock_timeout = '8s';
  grant anon, authenticated, service_role to authenticator;
  grant anon, authenticated, service_role to ${OWNER} with admin option;
  -- supautils lets a project's postgres change the settings of authenticator (pgrst.*), and nothing else about it.
  grant authenticator to ${OWNER} with admin option, inherit false, set false;`;

const claim = (name: string) => `coalesce(
    nullif(current_setting('request.jwt.claim.${name}', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> '${name}')`;

const project = `
  create schema extensions;
  create schema auth authorization supabase_auth_admin;
  create table auth.users (
    instance_id uuid, id uuid primary key, aud varchar(255), role varchar(255), email varchar(255),
    encrypted_password varchar(255), email_confirmed_at timestamptz, invited_at timestamptz,
    confirmation_token varchar(255), confirmation_sent_at timestamptz, recovery_token varchar(255),
    recovery_sent_at timestamptz, email_change_token_new varchar(255), email_change varchar(255),
    email_change_sent_at timestamptz, last_sign_in_at timestamptz, raw_app_meta_data jsonb, raw_user_meta_data jsonb,
    is_super_admin boolean, created_at timestamptz, updated_at timestamptz, phone text unique,
    phone_confirmed_at timestamptz,
    confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
    email_change_token_current varchar(255) default '', email_change_confirm_status smallint default 0,
    banned_until timestamptz, reauthentication_token varchar(255) default '', is_sso_user boolean not null default false,
    deleted_at timestamptz, is_anonymous boolean not null default false
  );
  create unique index users_email_partial_key on auth.users (email) where not is_sso_user;
  create table auth.identities (
    provider_id text not null, user_id uuid not null references auth.users on delete cascade,
    identity_data jsonb not null, provider text not null, last_sign_in_at timestamptz, created_at timestamptz,
    updated_at timestamptz, email text generated always as (lower(identity_data ->> 'email')) stored,
    id uuid primary key default gen_random_uuid(), unique (provider_id, provider)
  );
  ${ASSURANCE}
  create table auth.sessions (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, created_at timestamptz,
    updated_at timestamptz, factor_id uuid, aal auth.aal_level, not_after timestamptz, refreshed_at timestamp,
    user_agent text, ip inet, tag text, oauth_client_id uuid, refresh_token_hmac_key text, refresh_token_counter bigint,
    scopes text check (char_length(scopes) <= 4096)
  );
  create table auth.audit_log_entries (
    instance_id uuid, id uuid primary key, payload json, created_at timestamptz,
    ip_address varchar(64) not null default ''
  );
  ${FACTOR_TABLES}
  do $$
  declare made text;
  begin
    foreach made in array array['users', 'identities', 'sessions', 'audit_log_entries', 'mfa_factors', 'mfa_challenges', 'mfa_amr_claims']
    loop
      execute format('alter table auth.%I enable row level security', made);
      execute format('alter table auth.%I owner to supabase_auth_admin', made);
    end loop;
  end
  $$;
  create function auth.uid() returns uuid language sql stable as $$ select (${claim('sub')})::uuid $$;
  create function auth.role() returns text language sql stable as $$ select (${claim('role')})::text $$;
  create function auth.email() returns text language sql stable as $$ select (${claim('email')})::text $$;
  create function auth.jwt() returns jsonb language sql stable
    as $$ select nullif(current_setting('request.jwt.claims', true), '')::jsonb $$;
  grant usage on schema auth, extensions to anon, authenticated, service_role;
  grant all on schema auth, extensions to ${OWNER};
  grant all on all tables in schema auth to ${OWNER};
  grant all on all routines in schema auth to ${OWNER};
  -- supautils lets a project's postgres make policies on these as if they were its own.
  create schema storage authorization ${OWNER};
  create table storage.buckets (
    id text primary key, name text not null unique, owner uuid, public boolean default false, file_size_limit bigint,
    allowed_mime_types text[], created_at timestamptz default now(), updated_at timestamptz default now()
  );
  create table storage.objects (
    id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text, owner_id text,
    metadata jsonb, created_at timestamptz default now(), unique (bucket_id, name)
  );
  alter table storage.buckets owner to ${OWNER};
  alter table storage.objects owner to ${OWNER};
  alter table storage.buckets enable row level security;
  alter table storage.objects enable row level security;
  grant usage on schema storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
  alter schema public owner to ${OWNER};
  grant usage on schema public to anon, authenticated, service_role;
  ${['tables', 'functions', 'sequences']
    .map(
      (things) =>
        `alter default privileges for role ${OWNER} in schema public grant all on ${things} to anon, authenticated, service_role;`,
    )
    .join('\n  ')}`;

/** Makes an empty database what a new project is. `url` must be a superuser's. */
export async function handOver(url: string): Promise<Project> {
  const { password, pathname } = new URL(url);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const server = postgres(at(url, 'postgres'), { max: 1, onnotice: () => undefined });
    // Two at once on one server would stumble over each other's changes to the roles.
    try {
      await server.begin(async (tx) => {
        await tx.unsafe('select pg_advisory_xact_lock(20261121)');
        await tx.unsafe(roles(password === '' ? 'null' : `'${decodeURIComponent(password).replaceAll("'", "''")}'`));
      });
    } finally {
      await server.end();
    }
    await sql.begin((tx) => tx.unsafe(project));
    await sql.unsafe(ownership(pathname.slice(1)));
  } finally {
    await sql.end();
  }
  return projectAt(url);
}

/** What a database made from a template does not get from it. */
export const ownership = (database: string): string => `grant all on database ${database} to ${OWNER}`;

/** The addresses of a database that was handed over, or that was made from one as its template. */
export function projectAt(url: string): Project {
  return { owner: as(url, OWNER), authenticator: as(url, 'authenticator'), platform: url };
}

/** The same server, another database. */
export function at(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

// Roles that sign in share the superuser's password: the server is for tests and was made a moment ago.
function as(url: string, role: string): string {
  const address = new URL(url);
  address.username = role;
  address.search = '';
  return address.href;
}
