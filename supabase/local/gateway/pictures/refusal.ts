/** What the storage says no with. */
import { Refusal } from '../refusal.ts';

/** As Supabase's storage says it: the number stands in the body too, as text. */
export function storageRefusal(status: number, error: string, message: string): Refusal {
  return new Refusal(Response.json({ statusCode: String(status), error, message }, { status }));
}

/**
 * A token that ran out or is none, as Supabase's storage says it: HTTP 400, and 403 in the body. A phone waits for another token with
 * what it brought.
 */
export function tokenRefusal(message: string): Refusal {
  return new Refusal(
    Response.json({ statusCode: '403', error: 'Unauthorized', message, code: 'AccessDenied' }, { status: 400 }),
  );
}

/** What PostgREST says of a token, in the storage's words; null where it speaks of something else. */
export function tokenFault({ code, message }: { readonly code?: unknown; readonly message?: unknown }): string | null {
  if (typeof code !== 'string' || !/^PGRST30[13]$/.test(code)) return null;
  if (/expired/i.test(String(message))) return '"exp" claim timestamp check failed';
  return 'signature verification failed';
}
