/** An account's factors as they stand in every answer that describes it. */
import type { Query, Row } from '../../../database.ts';

const time = (column: string): string =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${column}`;

/** `{ factors }`, or nothing for who has none, as GoTrue leaves it out. */
export async function factorsOf(query: Query, userId: string): Promise<{ readonly factors?: readonly Row[] }> {
  const rows = await query(
    `select id, friendly_name, factor_type::text, status::text, phone, ${['created_at', 'updated_at', 'last_challenged_at'].map(time).join(', ')}
     from auth.mfa_factors where user_id = $1::uuid order by mfa_factors.created_at`,
    [userId],
  );
  const factors = rows.map(({ phone, last_challenged_at: challenged, ...factor }) => ({
    ...factor,
    ...(phone === null ? {} : { phone }),
    ...(challenged === null ? {} : { last_challenged_at: challenged }),
  }));
  return factors.length === 0 ? {} : { factors };
}
