/** How a staff request fails. Tagged, so that screens branch on `kind` and never on text. */
import { WENT_WRONG } from '../errors.ts';

export type RequestFailure =
  /** No answer, or an answer that is not the server's. */
  | 'offline'
  /** Nobody is signed in with a token that can be had now. */
  | 'signed-out'
  /** The database says this person may not. */
  | 'forbidden'
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

/** What to say to a person. The server's own words where they are ours, never PostgreSQL's and never a code. */
export function requestWords(error: unknown): string {
  if (!isRequestError(error)) return WENT_WRONG;
  switch (error.kind) {
    case 'offline':
      return 'The server could not be reached. Nothing was changed. Try again when you have a signal.';
    case 'signed-out':
      return 'You are not signed in any more. Sign in, then try again. Nothing was changed.';
    case 'forbidden':
      return error.message.startsWith('Only ') && OURS.test(error.message)
        ? error.message
        : 'You may not do this any more. Your roles have changed.';
    case 'conflict':
    case 'invalid':
      return OURS.test(error.message)
        ? error.message
        : 'The server did not take this change. Look at what is there now, then try again.';
    case 'too-many':
      return 'Too many requests at once. Nothing was changed. Wait a minute, then try again.';
    case 'too-large':
      return 'This is more than the server takes at once. Nothing was changed. Try with less.';
    case 'app':
      return 'Something in this app went wrong. Reload the page, look at what is there now, then try again.';
    case 'server':
      return 'The server had a problem. Please try again in a moment.';
  }
}
