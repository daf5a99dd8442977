/** POST /token?grant_type=id_token: somebody brings a provider's word for who they are, to sign in or to link it. */
import { createHash } from 'node:crypto';
import { textOf } from '../fields.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { requireRecentProof } from '../proof.ts';
import { openSession } from '../session/open.ts';
import { whoAsks } from '../who.ts';
import { providerOf, reasonOf } from './flow.ts';
import { linkTo, LINKING, notifyLinked, signedInAs } from './identities.ts';

/** OAuth's own shape of an error. */
const wrong = (error: string, error_description: string): Response => sayJson(400, { error, error_description });

export async function signInByIdToken(parts: AuthParts, request: AuthRequest): Promise<Response> {
  const { fields } = request;
  const token = textOf(fields, 'id_token', 8_000) ?? '';
  const accessToken = textOf(fields, 'access_token', 8_000);
  const nonce = textOf(fields, 'nonce', 500) ?? '';
  if (token === '') return wrong('invalid request', 'id_token required');
  const provider = providerOf(parts, textOf(fields, 'provider', 50) ?? '');
  const believed = await provider.byIdToken(token, accessToken || undefined).catch((error: unknown) => {
    console.error('An id_token was not taken:', provider.settings.name, reasonOf(error));
    return null;
  });
  if (believed === null) return wrong('invalid request', 'Bad ID token');
  const { claims, who } = believed;
  if (who.subject === '') return wrong('invalid request', 'Missing sub claim in id_token');
  const audience = [claims.aud ?? []].flat();
  if (!audience.some((one) => provider.settings.clientIds.includes(one))) {
    return wrong('invalid request', `Unacceptable audience in id_token: [${audience.join(' ')}]`);
  }
  const sealed = typeof claims.nonce === 'string' ? claims.nonce : '';
  if ((sealed === '') !== (nonce === '')) {
    return wrong('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (nonce !== '' && createHash('sha256').update(nonce).digest('hex') !== sealed) {
    return wrong('invalid nonce', 'Nonces mismatch');
  }
  return parts.lanes.run('auth', async () => {
    const links = fields.link_identity === true;
    const me = links ? await whoAsks(request) : undefined;
    if (me && 'refused' in me) return me.refused;
    if (me) await requireRecentProof(parts, me, LINKING);
    const mayBeNew = parts.backend.app.config.auth?.enable_signup !== false;
    const { userId, isLinked } = await parts.backend.database.transaction((query) =>
      me ? linkTo(query, me.id, who, me.sessionId) : signedInAs(query, who, mayBeNew),
    );
    if (isLinked) await notifyLinked(parts, request, userId, who);
    return openSession(parts, request, { userId, method: 'oauth' });
  });
}
