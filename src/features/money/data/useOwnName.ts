/** What whoever is signed in is called, for a receipt that the server has not seen yet. */
import { useSession } from '../../../hooks/useSession.ts';

export function useOwnName(): string | null {
  const session = useSession();
  return session.status === 'signed-in' ? session.identity.fullName || session.identity.email : null;
}
