/** Signing out: asks first when this person's own items still wait on this device, and never touches them. */
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
  const [waiting, setWaiting] = useState<number | null>(null);
  const userId = state.status === 'signed-in' ? state.identity.userId : null;

  async function leave() {
    setWaiting(null);
    const session = await loadSession();
    await session.signOut();
    await navigate({ to: '/auth' });
  }

  async function ask() {
    const count = userId === null ? 0 : await ownWaiting(userId);
    if (count > 0) setWaiting(count);
    else await leave();
  }

  return {
    signOut: () => void ask(),
    dialog:
      waiting === null ? null : (
        <Suspense fallback={null}>
          <SignOutDialog waiting={waiting} onCancel={() => setWaiting(null)} onConfirm={() => void leave()} />
        </Suspense>
      ),
  };
}
