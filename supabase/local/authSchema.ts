/** What hosted Supabase's schema `auth` has beyond @supabase/lite's: factors, challenges and how each session was proved. */
import type { Database } from './database.ts';

/** After GoTrue's own migrations, names and types to the letter, because migrations and policies may rely on them. */
export const FACTOR_TABLES = `
  create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
  create type auth.factor_status as enum ('unverified', 'verified');
  create table auth.mfa_factors (
    id uuid primary key, user_id uuid not null references auth.users on delete cascade, friendly_name text,
    factor_type auth.factor_type not null, status auth.factor_status not null, created_at timestamptz not null,
    updated_at timestamptz not null, secret text, phone text, last_challenged_at timestamptz unique,
    web_authn_credential jsonb, web_authn_aaguid uuid, last_webauthn_challenge_data jsonb
  );
  create index factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
  create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
    where trim(friendly_name) <> '';
  create unique index unique_phone_factor_per_user on auth.mfa_factors (user_id, phone);
  create table auth.mfa_challenges (
    id uuid primary key, factor_id uuid not null, created_at timestamptz not null, verified_at timestamptz,
    ip_address inet not null, otp_code text, web_authn_session_data jsonb,
    constraint mfa_challenges_auth_factor_id_fkey foreign key (factor_id) references auth.mfa_factors on delete cascade
  );
  create index mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
  create table auth.mfa_amr_claims (
    session_id uuid not null references auth.sessions on delete cascade, created_at timestamptz not null,
    updated_at timestamptz not null, authentication_method text not null, id uuid constraint amr_id_pk primary key,
    constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
  );`;

export const ASSURANCE = `create type auth.aal_level as enum ('aal1', 'aal2', 'aal3');`;

// lite writes the level as text, which a column of the enum takes as well.
const SESSIONS = `
  alter table auth.sessions drop constraint if exists sessions_aal_check;
  alter table auth.sessions alter column aal type auth.aal_level using aal::auth.aal_level;
  create index sessions_not_after_idx on auth.sessions (not_after desc);
  create index user_id_created_at_idx on auth.sessions (user_id, created_at);`;

// On PostgreSQL lite's own entries arrive as a text in which the JSON is: nothing would find them by what is in it.
const JOURNAL = `
  create or replace function auth.unwrap_audit_entry() returns trigger language plpgsql set search_path = '' as $$
  begin
    new.payload := (new.payload #>> '{}')::json;
    return new;
  end
  $$;
  create or replace trigger unwrap_audit_entry before insert on auth.audit_log_entries
    for each row when (json_typeof(new.payload) = 'string') execute function auth.unwrap_audit_entry();`;

// Beside GoTrue's tables: the half minute (RFC 6238) of the last code that each authenticator app was believed for.
const STEPS = `
  create table if not exists auth.totp_steps (
    factor_id uuid primary key references auth.mfa_factors on delete cascade, step bigint not null
  );`;

/** To be called before migrations, once lite has made its own tables; does nothing where it was done before. */
export async function completeAuthSchema(database: Database): Promise<void> {
  const [there] = await database.query(`select to_regclass('auth.mfa_factors') is not null as done`);
  if (there?.done !== true) await database.script(ASSURANCE + SESSIONS + FACTOR_TABLES);
  await database.script(JOURNAL + STEPS);
}
