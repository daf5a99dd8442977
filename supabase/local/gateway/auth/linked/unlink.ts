/** DELETE /user/identities/:id. */
import { authRefusal } from '../../refusal.ts';
import { notifyOwner } from '../notify.ts';
import { sayJson, type AuthParts, type AuthRequest } from '../parts.ts';
import { requireRecentProof } from '../proof.ts';
import { whoAsks } from '../who.ts';
import { LINKING, unlink } from './identities.ts';

export function removeIdentity(parts: AuthParts, request: AuthRequest, identity: string): Promise<Response> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(identity)) {
    throw authRefusal(404, 'validation_failed', 'identity_id must be an UUID');
  }
  return parts.lanes.run('auth', async () => {
    const me = await whoAsks(request);
    if ('refused' in me) return me.refused;
    await requireRecentProof(parts, me, LINKING);
    const usable = [...parts.providers.keys()];
    const { provider, email } = await parts.backend.database.transaction((query) =>
      unlink(query, me.id, identity, usable),
    );
    notifyOwner(
      parts,
      request,
      me,
      { name: 'sign_in_removed', what: provider },
      ...(email === me.email ? [] : [{ name: 'email_changed' as const, what: email }]),
    );
    return sayJson(200, {});
  });
}
