/** Lets time pass: every moment that the campaign's tables hold moves into the past, so that no test waits for an hour to come. */
import type { Database } from '../../../supabase/local/database.ts';

export const HOUR = 3_600_000;

/** An hour that comes, `hours` from now. */
export const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR).toISOString();

/** Dates without a time stay. Triggers keep still: nothing is done here that an app could do. */
export async function passTime({ script }: Database, hours: number): Promise<void> {
  await script(`
    do $$
    declare
      one record;
    begin
      for one in
        select a.attrelid::regclass as relation, string_agg(format('%1$I = %1$I - interval ''${hours} hours''', a.attname), ', ') as earlier
        from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
        where n.nspname in ('public', 'private') and c.relkind = 'r'
          and a.atttypid = 'timestamptz'::regtype and a.attgenerated = '' and not a.attisdropped
        group by a.attrelid
      loop
        execute format('alter table %s disable trigger user', one.relation);
        execute format('update %s set %s', one.relation, one.earlier);
        execute format('alter table %s enable trigger user', one.relation);
      end loop;
    end
    $$;`);
}
