/** Requests to /auth/v1: the app's own, each with its own guard, and no other. */
import type { IncomingMessage } from 'node:http';
import { BASE_LOCALE } from '../../../../src/core/locale.ts';
import { tellAndAsk } from '../ask.ts';
import { BodyError, readBody } from '../body.ts';
import { authRefusal } from '../refusal.ts';
import type { GatewayLimits } from '../settings.ts';
import { answerFactors } from './factors/answer.ts';
import { fieldsOf, formOf, type Fields } from './fields.ts';
import { answerLinked } from './linked/answer.ts';
import { logout } from './logout.ts';
import { inLanguage, mailLanguage } from './mailLanguage.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { deviceIn } from './places.ts';
import { dressUser } from './session/dress.ts';
import { refresh } from './session/refresh.ts';
import { signIn } from './signIn.ts';
import { sendMail, signUp } from './signUp.ts';
import { changeUser, reauthenticate } from './user.ts';
import { verify } from './verify.ts';

/** Asked for by anybody, changing nothing. */
const OPEN: readonly string[] = ['health', '.well-known/openid-configuration'];

/** Throws a Refusal for what goes no further. */
export async function answerAuth(
  parts: AuthParts,
  name: string,
  request: IncomingMessage,
  headers: Headers,
  address: string,
): Promise<Response> {
  const { method = 'GET', url = '/' } = request;
  const reads = method === 'GET' || method === 'HEAD';
  const query = new URLSearchParams(url.split('?').slice(1).join('?'));
  const language = mailLanguage(query) ?? BASE_LOCALE;
  const asked: AuthRequest = {
    method,
    url,
    query,
    language,
    headers,
    address,
    device: deviceIn(request.headers.cookie),
    fields: reads ? {} : (name === 'callback' ? formOf : fieldsOf)(await bodyOf(request, parts.limits)),
    send: (fields, to = url, spoken = language) =>
      inLanguage(spoken, () => tellAndAsk(parts.backend, to, method, typed(headers), reads ? undefined : text(fields))),
    ask: (verb, to, token) =>
      tellAndAsk(parts.backend, to, verb, typed(headers, token), verb === 'GET' ? undefined : '{}'),
  };
  const plain = (fields?: Fields): Promise<Response> => parts.lanes.run('call', () => asked.send(fields));
  const linked = answerLinked(parts, name, asked);
  if (linked) return linked;
  switch (`${reads ? 'GET' : method} ${name}`) {
    case 'POST token': {
      const grant = asked.query.get('grant_type');
      if (grant === 'password') return signIn(parts, asked);
      if (grant === 'refresh_token') return parts.lanes.run('call', () => refresh(parts, asked));
      throw authRefusal(400, 'invalid_grant', 'unsupported_grant_type');
    }
    case 'POST signup':
      return signUp(parts, asked);
    case 'POST recover':
      return sendMail(parts, asked, 'recover');
    case 'POST resend':
      return sendMail(parts, asked, 'resend');
    case 'POST verify':
    case 'GET verify':
      return verify(parts, asked);
    case 'PUT user':
      return changeUser(parts, asked);
    case 'GET user':
      return parts.lanes.run('call', async () => dressUser(parts, await asked.send()));
    case 'POST logout':
      return logout(parts, asked);
    case 'GET .well-known/jwks.json':
      return parts.tokens.keySet();
    case 'GET reauthenticate':
      return reauthenticate(parts, asked);
    default:
      if (/^factors(\/|$)/.test(name)) return answerFactors(parts, asked, name);
      if (reads && OPEN.includes(name)) return plain();
      throw authRefusal(404, 'not_found', 'This server does not offer that');
  }
}

const text = (fields: Fields | undefined): string => JSON.stringify(fields ?? {});

function typed(headers: Headers, token?: string): Headers {
  const own = new Headers(headers);
  if (token !== undefined) own.set('authorization', `Bearer ${token}`);
  own.set('content-type', 'application/json');
  return own;
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
