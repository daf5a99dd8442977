/** What the storage says no with. */
import { Refusal } from '../refusal.ts';

/** As Supabase's storage says it: the number stands in the body too, as text. */
export function storageRefusal(status: number, error: string, message: string): Refusal {
  return new Refusal(Response.json({ statusCode: String(status), error, message }, { status }));
}
