/** Who is signed in, as the studio needs it. */
import { holdsAny, PERMISSIONS } from '../../../core/session/roles.ts';
import { useSession } from '../../../hooks/useSession.ts';
import type { Who } from '../model/duties.ts';
import type { Me } from '../model/fold.ts';

export function useMe(): Me & Who {
  const session = useSession();
  if (session.status !== 'signed-in') return { userId: '', fullName: '', publishes: false };
  const { userId, fullName, roles } = session.identity;
  return { userId, fullName, publishes: holdsAny(roles, PERMISSIONS.publish_content) };
}
