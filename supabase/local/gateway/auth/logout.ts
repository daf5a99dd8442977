/** POST /logout. With the password alone, an account with a second factor ends only the session at hand. */
import { requireAal2IfEnrolled } from './factors/assurance.ts';
import type { AuthParts, AuthRequest } from './parts.ts';
import { whoAsks } from './who.ts';

const REACHES_OTHERS: readonly string[] = ['others', 'global'];

export function logout(parts: AuthParts, request: AuthRequest): Promise<Response> {
  return parts.lanes.run('call', async () => {
    const scope = request.query.get('scope') ?? 'local';
    if (REACHES_OTHERS.includes(scope)) {
      const me = await whoAsks(request);
      if ('refused' in me) return me.refused;
      await requireAal2IfEnrolled(parts, me, 403, 'AAL2 required to end other sessions');
    }
    // By the scope that was judged, however the address spelled it.
    return request.send({}, `/auth/v1/logout?scope=${encodeURIComponent(scope)}`);
  });
}
