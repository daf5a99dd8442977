/** How a staff request fails. Tagged, so that screens branch on `kind` and never on text. */

export type RequestFailure =
  /** No answer, or an answer that is not the server's. */
  | 'offline'
  /** Nobody is signed in with a token that can be had now. */
  | 'signed-out'
  /** The database says this person may not. */
  | 'forbidden'
  /** The person must give their second factor first. */
  | 'second-factor'
  /** Only with a proof of the last minutes that it is they. */
  | 'prove'
  /** It is there already, or a rule stands against it: the message says which. */
  | 'conflict'
  /** What was sent is not acceptable: the message says why. */
  | 'invalid'
  /** More at once than the server takes: the same is taken later. */
  | 'too-many'
  /** One request carries more than the server takes. */
  | 'too-large'
  /** A fault of this app's own: nothing left, or what came back was not understood. */
  | 'app'
  | 'server';

export class RequestError extends Error {
  readonly tag = 'RequestError';
  readonly kind: RequestFailure;
  /** Postgres's or PostgREST's code, '' when there is none. */
  readonly code: string;

  constructor(kind: RequestFailure, message: string, code = '') {
    super(message);
    this.name = 'RequestError';
    this.kind = kind;
    this.code = code;
  }
}

export function isRequestError(value: unknown): value is RequestError {
  return typeof value === 'object' && value !== null && 'tag' in value && value.tag === 'RequestError';
}

/** Every message of ours is a sentence with its full stop (supabase/migrations); PostgreSQL's own never end with one. */
const OURS = /^[A-Z“][^\n]*[.!?]$/;

/** Why a request did not go through, as people are told of it. 'unforeseen': it was no RequestError. */
export type WhyRefused = Exclude<RequestFailure, 'conflict' | 'invalid'> | 'not-taken' | 'unforeseen';

/** A code, or the server's own words where they are ours: never PostgreSQL's. */
export function whyRefused(error: unknown): WhyRefused | { readonly said: string } {
  if (!isRequestError(error)) return 'unforeseen';
  const { kind, message } = error;
  if (kind === 'forbidden') return message.startsWith('Only ') && OURS.test(message) ? { said: message } : kind;
  if (kind === 'conflict' || kind === 'invalid') return OURS.test(message) ? { said: message } : 'not-taken';
  return kind;
}
