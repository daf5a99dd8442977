/** POST /logout. With the password alone, an account with a second factor ends only the session at hand. */
import { requireAal2IfEnrolled } from './factors/assurance.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { whoAsks } from './who.ts';

const REACHES_OTHERS: readonly (string | null)[] = ['others', 'global'];

export function logout(parts: AuthParts, request: AuthRequest): Promise<Response> {
  return parts.lanes.run('call', async () => {
    if (REACHES_OTHERS.includes(request.query.get('scope'))) {
      const me = await whoAsks(request);
      if ('refused' in me) return me.refused;
      await requireAal2IfEnrolled(parts, me, 403, 'AAL2 required to end other sessions');
    }
    return request.send({});
  });
}
