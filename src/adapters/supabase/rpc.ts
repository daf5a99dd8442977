/** Requests in the name of the person who is signed in: plain fetch with an explicit token, never the publishable key alone. */
import { functionPath, tablePath, wherePath } from '../../backend/paths.ts';
import type { AnswerOf, ArgsOf, FunctionName } from '../../backend/schema.ts';
import type { StaffApi } from '../../backend/staffApi.ts';
import type { MirroredToken } from '../../core/session/ports.ts';
import { RequestError, type RequestFailure } from '../../core/session/request.ts';
import type { BackendEnv } from './backendEnv.ts';
import { tellFault } from '../browser/fault.ts';
import { exchange } from './exchange.ts';

/** A request without an answer after this long (ms) counts as no network. */
const TIMEOUT_MS = 15_000;

export interface StaffApiParts {
  readonly env: BackendEnv;
  token(): Promise<MirroredToken | null>;
  /** Whether somebody is signed in, token or not. */
  signedIn(): boolean;
  /** 403: this person's roles may have changed. */
  forbidden(): void;
  /** 401: their session may have ended. */
  unauthorized(accessToken: string): void;
}

export function createStaffApi({ env, token, signedIn, forbidden, unauthorized }: StaffApiParts): StaffApi {
  async function send(path: string, init: RequestInit, signal?: AbortSignal): Promise<unknown> {
    const held = await token();
    if (!held) throw new RequestError(signedIn() ? 'offline' : 'signed-out', 'There is no token to send with.');
    const headers = {
      apikey: env.key,
      authorization: `Bearer ${held.accessToken}`,
      accept: 'application/json',
      'content-type': 'application/json',
      prefer: 'return=minimal',
    };
    const answer = await exchange(
      `${env.url}${path}`,
      { ...init, headers, cache: 'no-store', redirect: 'error' },
      { timeoutMs: TIMEOUT_MS, signal },
    ).catch(broken);
    if (!answer.response) throw new RequestError('offline', 'The server did not answer.');
    const { response, text } = answer;
    const body = text === '' ? null : parse(response, text);
    if (response.ok) return body;
    if (response.status === 401) unauthorized(held.accessToken);
    if (response.status === 403) forbidden();
    throw failureOf(response.status, body);
  }

  return {
    get: (path, signal) => send(path, { method: 'GET' }, signal),
    rpc: async <Name extends FunctionName>(name: Name, args: ArgsOf<Name>) =>
      // Our own server says so by its types; rows are checked where they are read.
      (await send(functionPath(name), { method: 'POST', body: JSON.stringify(args) })) as AnswerOf<Name>,
    async insert(table, row) {
      await send(tablePath(table), { method: 'POST', body: JSON.stringify(row) });
    },
    async remove(table, where) {
      const path = wherePath(table, where);
      if (path === null) throw new RequestError('invalid', 'A removal needs to say what it removes.');
      await send(path, { method: 'DELETE' });
    },
  };
}

function broken(cause: unknown): never {
  tellFault(cause);
  throw new RequestError('app', 'The request could not be made.');
}

/** A captive portal answers with HTML: that is no answer of ours. */
function parse(response: Response, text: string): unknown {
  if (!response.headers.get('content-type')?.includes('json')) throw new RequestError('offline', 'Not our server.');
  try {
    return JSON.parse(text);
  } catch {
    throw new RequestError('offline', 'The answer was cut short.');
  }
}

export function failureOf(status: number, body: unknown): RequestError {
  const { code, message } = (typeof body === 'object' && body !== null ? body : {}) as {
    readonly code?: unknown; // both are checked below
    readonly message?: unknown;
  };
  const said = typeof code === 'string' ? code : '';
  return new RequestError(kindOf(status, said), typeof message === 'string' ? message : `HTTP ${status}`, said);
}

function kindOf(status: number, code: string): RequestFailure {
  if (code === 'PT403') return 'second-factor';
  if (code === 'PT428') return 'prove';
  if (code === '42501' || status === 403) return 'forbidden';
  if (status === 401) return 'signed-out';
  if (status === 429 || code === 'PT429') return 'too-many';
  if (status === 413) return 'too-large';
  if (status === 409) return 'conflict';
  // @supabase/lite answers 500 SUP to a broken check or a raised error.
  if (code === 'SUP' || status === 400 || status === 422) return 'invalid';
  if (status === 408 || status === 502 || status === 503 || status === 504) return 'offline';
  return 'server';
}
