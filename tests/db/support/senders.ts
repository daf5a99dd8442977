/** Rows that come over the API from an address and a phone: what PostgREST and the gateway tell the database of a request. */
import type { Query, Row } from '../../../supabase/local/database.ts';
import { accountOf, type Person } from './people.ts';
import { become, type World } from './world.ts';

export interface Sender {
  readonly address?: string;
  readonly device?: string;
  /** 'visitor' where nobody is named. */
  readonly person?: Person;
  /** More of what the request carried, under lower-case names. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** Seconds; null when the answer names none. */
  readonly retryAfter: number | null;
}

/**
 * Inserts the rows in one statement, as one request would. Null when they are in their table.
 * @param look at the transaction after the insert, as the owner.
 */
export async function sendFrom(
  world: World,
  sender: Sender,
  table: string,
  rows: readonly Row[],
  look?: (query: Query) => Promise<void>,
): Promise<Refusal | null> {
  const { address, device, person = 'visitor', headers = {} } = sender;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].join(', ');
  const said = {
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...(device === undefined ? {} : { 'x-device-id': device }),
    ...headers,
  };
  try {
    await world.backend.database.transaction(async (query) => {
      await query("select set_config('request.headers', $1, true)", [JSON.stringify(said)]);
      await become(query, accountOf(person)?.id ?? null);
      await query(`set local role ${person === 'visitor' ? 'anon' : 'authenticated'}`);
      await query(
        `insert into public.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::public.${table}, $1::text::jsonb)`,
        [JSON.stringify(rows)],
      );
      await query('reset role');
      await look?.(query);
    });
    return null;
  } catch (error) {
    const { code, message, detail } = error as { code?: unknown; message?: unknown; detail?: unknown }; // a database error
    const seconds = /^Retry-After: (\d+)$/.exec(String(detail ?? ''))?.[1];
    return {
      code: String(code ?? ''),
      message: String(message),
      retryAfter: seconds === undefined ? null : Number(seconds),
    };
  }
}
