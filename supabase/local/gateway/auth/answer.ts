// Requests to /auth/v1 on their way to @supabase/lite.
import type { IncomingMessage } from 'node:http';
import type { Backend } from '../../backend.ts';
import { tellAndAsk } from '../ask.ts';
import { BodyError, readBody } from '../body.ts';
import type { Lanes } from '../lanes.ts';
import { authRefusal } from '../refusal.ts';
import type { GatewayLimits } from '../settings.ts';

export interface AuthParts {
  readonly backend: Backend;
  readonly lanes: Lanes;
  readonly limits: GatewayLimits;
  readonly now: () => number;
}

/** Throws a Refusal for what goes no further. */
export async function answerAuth(
  { backend, lanes, limits }: AuthParts,
  _name: string,
  request: IncomingMessage,
  headers: Headers,
  _address: string,
): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bodyOf(request, limits);
  return lanes.run('auth', () => tellAndAsk(backend, url, method, headers, body));
}

async function bodyOf(request: IncomingMessage, limits: GatewayLimits): Promise<string> {
  try {
    return (await readBody(request, limits.authBodyBytes, limits.bodyMs)).toString('utf8');
  } catch (error) {
    if (!(error instanceof BodyError) || error.fault === 'gone') throw error;
    if (error.fault === 'too-large') throw authRefusal(413, 'validation_failed', 'Request body is too large');
    if (error.fault === 'encoded') throw authRefusal(415, 'validation_failed', 'Request body is packed');
    throw authRefusal(408, 'request_timeout', 'The request took too long to arrive');
  }
}
