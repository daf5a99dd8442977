/** Canvassers for the bench of servers: each with a turf of doors in hand, every id known beforehand. */
import type { Database } from '../../../supabase/local/database.ts';
import { openSessions } from '../../db/support/sessions.ts';

export interface Size {
  readonly phones: number;
  readonly doors: number;
}

const id = (kind: string, n: number): string => `${kind}0000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

export const canvasser = (phone: number): string => id('7', phone);
export const turfOf = (phone: number): string => id('8', phone);
export const doorOf = (phone: number, door: number, { doors }: Size): string => id('9', phone * doors + door);

const sql = (kind: string, n: string): string =>
  `('${kind}0000000-0000-4000-8000-' || lpad((${n})::text, 12, '0'))::uuid`;

/** As whoever owns the accounts: they come first, because the other tables refer to them. */
export async function addAccounts(accounts: Database, { phones }: Size): Promise<void> {
  await accounts.script(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     select ${sql('7', 'n')}, 'authenticated', 'authenticated', 'canvasser' || n || '@example.com', now(), '{}', '{}', now(), now()
     from generate_series(0, ${phones - 1}) as n;`,
  );
  await openSessions(accounts.query);
}

export async function addTurfs(database: Database, { phones, doors }: Size): Promise<void> {
  await database.script(
    `insert into public.user_roles (user_id, role) select ${sql('7', 'n')}, 'advisor' from generate_series(0, ${phones - 1}) as n;
     insert into public.households (id, street, number)
       select ${sql('9', 'n')}, 'Bench Street ' || n / 200, n % 200 + 1 from generate_series(0, ${phones * doors - 1}) as n;
     insert into public.people (household_id, name)
       select ${sql('9', 'n')}, 'Voter ' || n || ' ' || i from generate_series(0, ${phones * doors - 1}) as n, generate_series(1, 2) as i;
     insert into public.turfs (id, name) select ${sql('8', 'n')}, 'Bench turf ' || n from generate_series(0, ${phones - 1}) as n;
     insert into public.turf_doors (turf_id, household_id, position)
       select ${sql('8', `n / ${doors}`)}, ${sql('9', 'n')}, n % ${doors} + 1 from generate_series(0, ${phones * doors - 1}) as n;
     insert into public.checkouts (turf_id, user_id, due_at)
       select ${sql('8', 'n')}, ${sql('7', 'n')}, now() + interval '7 days' from generate_series(0, ${phones - 1}) as n;`,
  );
  await database.query('analyze');
}
