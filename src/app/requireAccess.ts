/** Joining the guard's decision to the router. Loaded when somebody opens a guarded page, not before. */
import { redirect } from '@tanstack/react-router';
import { rolesFor } from './access.ts';
import { guardPage } from '../core/session/guard.ts';
import { loadSession } from '../hooks/useSession.ts';
import { loadStaff } from '../hooks/useStaff.ts';
import { m } from '../messages/messages.js';

interface Wanted {
  readonly pathname: string;
  /** Path, query and hash. */
  readonly href: string;
}

/** Resolves when the page may be shown, or asks for a connection itself; throws the router's redirect otherwise. */
export async function requireAccess(wanted: Wanted): Promise<void> {
  const session = await loadSession();
  const verdict = await guardPage(session, rolesFor(wanted.pathname), navigator.onLine);
  session.touch();
  if (verdict.kind === 'sign-in') throw redirect({ to: '/auth', search: { to: wanted.href }, replace: true });
  if (verdict.kind === 'home') {
    if (wanted.pathname === '/field-ops/take') void toastTurfsAreForCanvassers().catch(() => undefined);
    else if (wanted.pathname.startsWith('/field-ops')) void toastRoleEnded().catch(() => undefined);
    throw redirect({ to: '/', replace: true });
  }
  void loadStaff().catch(() => undefined);
}

/** They were handed a code: without a word the landing page would look like a broken link. The database says the same. */
async function toastTurfsAreForCanvassers(): Promise<void> {
  const { toast } = await import('../ui/toaster.tsx');
  toast({
    type: 'info',
    title: m.app_turf_not_yours,
    description: m.app_turf_not_yours_more,
    duration: 20_000,
  });
}

/** Somebody who walked yesterday finds the walk closed, and results on this phone that have not been sent. */
export async function toastRoleEnded(): Promise<void> {
  const { toast } = await import('../ui/toaster.tsx');
  toast({
    type: 'info',
    title: m.app_walk_closed,
    description: m.app_walk_closed_more,
    duration: 20_000,
  });
}
