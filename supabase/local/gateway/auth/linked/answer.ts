/** Requests about linked sign-ins, and which providers the settings tell of. Undefined for any other request. */
import type { AuthParts, AuthRequest } from '../parts.ts';
import { authorize, authorizeLink, callback, exchange } from './flow.ts';
import { signInByIdToken } from './idToken.ts';
import { removeIdentity } from './unlink.ts';

export function answerLinked(parts: AuthParts, name: string, request: AuthRequest): Promise<Response> | undefined {
  const { method, query } = request;
  const [, identity] = /^user\/identities\/([0-9a-z-]+)$/.exec(name) ?? [];
  switch (`${method === 'HEAD' ? 'GET' : method} ${name}`) {
    case 'GET authorize':
      return authorize(parts, request);
    case 'GET callback':
    case 'POST callback':
      return callback(parts, request);
    case 'GET user/identities/authorize':
      return authorizeLink(parts, request);
    case 'GET settings':
      return settings(parts, request);
    case 'POST token':
      if (query.get('grant_type') === 'pkce') return exchange(parts, request);
      return query.get('grant_type') === 'id_token' ? signInByIdToken(parts, request) : undefined;
    default:
      return method === 'DELETE' && identity !== undefined ? removeIdentity(parts, request, identity) : undefined;
  }
}

async function settings(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const said: Readonly<Record<string, unknown>> = await (await parts.lanes.run('call', () => request.send())).json();
  const ours = Object.fromEntries([...parts.providers.keys()].map((name) => [name, true]));
  return Response.json({ ...said, external: { ...Object(said.external), ...ours } });
}
