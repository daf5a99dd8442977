/** What the gateway says no with: PostgREST's shape of an error, or the auth server's. */

/** A request that goes no further. Thrown anywhere below the gateway, answered in one place. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly response: Response;

  constructor(response: Response) {
    super(`Refused with ${response.status}`);
    this.response = response;
  }
}

export interface RestError {
  readonly code: string;
  readonly message: string;
  readonly details?: string;
  readonly hint?: string;
}

const json = (status: number, body: object, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** As PostgREST says it. `retryAfter` in seconds. */
export function restRefusal(status: number, error: RestError, retryAfter?: number): Refusal {
  const body = { code: error.code, message: error.message, details: error.details ?? null, hint: error.hint ?? null };
  return new Refusal(json(status, body, retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }));
}

/** As Supabase Auth says it. `retryAfter` in seconds. */
export function authRefusal(status: number, errorCode: string, msg: string, retryAfter?: number): Refusal {
  const headers: Record<string, string> = { 'x-sb-error-code': errorCode };
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter);
  return new Refusal(json(status, { code: status, error_code: errorCode, msg }, headers));
}

/** More than there is room for; `seconds` until it is worth trying again. */
export const busy = (seconds: number): Refusal =>
  restRefusal(503, { code: 'PGRST003', message: 'The server has more to do than it can. Try again shortly.' }, seconds);
