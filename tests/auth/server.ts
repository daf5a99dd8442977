/** The Supabase Auth server that the contract is asked of: the embedded one, or any other by its address and key. */
import type { TownProvider } from '../support/oidc/provider.ts';

export type Fields = Readonly<Record<string, unknown>>;

export interface Told {
  readonly status: number;
  /** error_code; '' when there is none. */
  readonly error: string;
  readonly body: Fields;
  readonly location: string;
}

export interface Asking {
  readonly method?: string;
  readonly body?: Fields;
  readonly token?: string;
  /** Where it seems to come from, where the server believes that. */
  readonly from?: string;
}

export interface Person {
  readonly email: string;
  readonly password: string;
}

export type MailKind = 'signup' | 'recovery' | 'email_change_current' | 'email_change_new';

export interface Mailed {
  readonly tokenHash: string;
  readonly code: string;
}

/** What makes a row answerable on this server; a missing one rejects with NotReached. */
export interface AuthServer {
  readonly name: string;
  ask(path: string, asking?: Asking): Promise<Told>;
  /** A new account whose address is confirmed. */
  person(): Promise<Person>;
  /**
   * What a mail of this kind holds: for 'signup' of a new account, for a change of address asked for before. null where the server
   * sends none, as to the current address without "secure e-mail change".
   */
  mailed(kind: MailKind, email: string, newEmail?: string): Promise<Mailed | null>;
  /** The newest code sent to a telephone. */
  textTo(phone: string): Promise<string>;
  /** Whether X-Forwarded-For says where a request comes from. */
  readonly believesForwarded: boolean;
  /** A page that may use security keys. */
  readonly origin: string;
  /** A provider that people can be sent to and come back from. */
  town(): Promise<TownProvider>;
  /** Any provider that the server knows. */
  provider(): Promise<string>;
  /** The address that the app is opened with after coming back from the provider. */
  comeBack(address: string): Promise<URL>;
  /** So many seconds pass for its refresh tokens. */
  later(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Why a row cannot be asked of this server. It is named in the report and never counts as passed. */
export class NotReached extends Error {
  override readonly name = 'NotReached';
}

export async function askAt(
  base: string,
  key: string,
  path: string,
  { method = 'POST', body, token, from }: Asking = {},
): Promise<Told> {
  const answer = await fetch(`${base}/${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: key,
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { 'x-forwarded-for': from }),
    },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await answer.text();
  const said: Fields = text.startsWith('{') ? JSON.parse(text) : {};
  const error = typeof said.error_code === 'string' ? said.error_code : '';
  return { status: answer.status, error, body: said, location: answer.headers.get('location') ?? '' };
}
