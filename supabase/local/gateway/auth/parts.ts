/** What the parts of the auth gateway share: the backend, its turns, its counters, and how lite is asked. */
import type { Locale } from '../../../../src/core/locale.ts';
import type { Backend } from '../../backend.ts';
import type { Lanes } from '../lanes.ts';
import type { GatewayLimits } from '../settings.ts';
import type { SendText } from './factors/phone.ts';
import type { Fields } from './fields.ts';
import type { Guards } from './guards.ts';
import type { Provider } from './linked/provider.ts';
import type { Mails } from './mails.ts';
import type { Places } from './places.ts';
import type { Tokens } from './tokens.ts';

export interface AuthParts {
  readonly backend: Backend;
  readonly lanes: Lanes;
  /** Turns of those who need a password hashed; the turn at the database is taken for moments only. */
  readonly hashing: Lanes;
  readonly limits: GatewayLimits;
  readonly guards: Guards;
  readonly mails: Mails;
  readonly places: Places;
  readonly tokens: Tokens;
  readonly sendText: SendText;
  /** With whom else one may sign in, by name. */
  readonly providers: ReadonlyMap<string, Provider>;
  /** Keeps a stop waiting for what goes on after the answer. */
  readonly background: (work: Promise<unknown>) => void;
}

export interface AuthRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly fields: Fields;
  readonly address: string;
  /** The device that signed in here before, by its cookie; '' for none. */
  readonly device: string;
  /** In which its mails are written. */
  readonly language: Locale;
  /** Asks lite at once, inside a turn: the same request with these fields and nothing else. `language` in place of the request's own. */
  send(fields?: Fields, to?: string, language?: Locale): Promise<Response>;
  /** Asks lite something else in the same person's name, or that of `token`, inside the same turn. */
  ask(method: 'GET' | 'POST', to: string, token?: string): Promise<Response>;
}

/** The auth server's word for what went wrong; '' when nothing did. */
export const errorCode = (answer: Response): string =>
  answer.ok ? '' : (answer.headers.get('x-sb-error-code') ?? 'unexpected_failure');

export const sayJson = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
