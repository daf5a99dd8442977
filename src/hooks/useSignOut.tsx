/**
 * Signing out: asks first when this person's own items still wait on this device, and never touches them; and in a dead spot,
 * where one can't sign in again and the walk list would be gone with one tap.
 */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { loadSession, useSession } from './useSession.ts';

const SignOutDialog = lazy(() =>
  import('../ui/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog })),
);

export interface SignOut {
  readonly signOut: () => void;
  /** Put this anywhere in the component; it is empty while nothing is asked. */
  readonly dialog: ReactNode;
}

/** How many of this person's own submissions are not sent yet; 0 when storage cannot be read. */
async function ownWaiting(userId: string): Promise<number> {
  try {
    const { runtime } = await import('../runtime.ts');
    const items = await runtime().outbox.list();
    return items.filter((item) => item.userId === userId && item.state !== 'delivered').length;
  } catch {
    return 0;
  }
}

export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const state = useSession();
  const [asked, setAsked] = useState<{ readonly waiting: number; readonly away: boolean } | null>(null);
  const userId = state.status === 'signed-in' ? state.identity.userId : null;

  async function leave() {
    setAsked(null);
    const session = await loadSession();
    await session.signOut();
    await navigate({ to: '/auth' });
  }

  async function ask() {
    const waiting = userId === null ? 0 : await ownWaiting(userId);
    const away = !navigator.onLine || (state.status === 'signed-in' && state.contact === 'unreachable');
    if (waiting > 0 || away) setAsked({ waiting, away });
    else await leave();
  }

  return {
    signOut: () => void ask(),
    dialog:
      asked === null ? null : (
        <Suspense fallback={null}>
          <SignOutDialog {...asked} onCancel={() => setAsked(null)} onConfirm={() => void leave()} />
        </Suspense>
      ),
  };
}
