/**
 * Signing out: asks first when this person's own items still wait on this device, or forms they began, and says what becomes of
 * them; and in a dead spot, where one can't sign in again and the walk list would be gone with one tap.
 */
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { loadSession, useSession } from './useSession.ts';
import { tellMistake } from './mistakes.ts';

const SignOutDialog = lazy(() =>
  import('../ui/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog })),
);

export interface SignOut {
  readonly signOut: () => void;
  /** Put this anywhere in the component; it is empty while nothing is asked. */
  readonly dialog: ReactNode;
}

interface Left {
  /** Own submissions that are not sent yet. */
  readonly waiting: number;
  /** Forms begun and not saved. */
  readonly drafts: number;
  /** Whether both are closed behind them, so that nobody else on this device reads them. */
  readonly locked: boolean;
}

const NOTHING: Left = { waiting: 0, drafts: 0, locked: true };

/** What this person would leave on this device; nothing when storage cannot be read. */
async function leftBy(userId: string): Promise<Left> {
  try {
    const [{ runtime }, { pageDb }, { countDraftsOf }, { drafts: forms }] = await Promise.all([
      import('../wiring/runtime.ts'),
      import('../adapters/dexie/pageDb.ts'),
      import('../adapters/dexie/sealedDrafts.ts'),
      import('./drafts.ts'),
    ]);
    await forms.settle(userId);
    const items = await runtime().outbox.list();
    const waiting = items.filter((item) => item.userId === userId && item.state !== 'delivered').length;
    const drafts = await countDraftsOf(pageDb(), userId);
    if (waiting + drafts === 0) return NOTHING;
    const { canSeal } = await import('../wiring/seals.ts');
    return { waiting, drafts, locked: await canSeal(userId) };
  } catch (cause) {
    tellMistake(cause);
    return NOTHING;
  }
}

/** Where nothing can be closed, what was being typed goes, as the person was told. */
async function forgetDrafts(userId: string): Promise<void> {
  const [{ pageDb }, { forgetDraftsOf }] = await Promise.all([
    import('../adapters/dexie/pageDb.ts'),
    import('../adapters/dexie/sealedDrafts.ts'),
  ]);
  await forgetDraftsOf(pageDb(), userId);
}

export function useSignOut(): SignOut {
  const navigate = useNavigate();
  const state = useSession();
  const [asked, setAsked] = useState<(Left & { readonly away: boolean }) | null>(null);
  const userId = state.status === 'signed-in' ? state.identity.userId : null;

  async function leave(left: Left) {
    setAsked(null);
    const session = await loadSession();
    await session.signOut();
    if (!left.locked && userId !== null) await forgetDrafts(userId).catch(() => undefined);
    await navigate({ to: '/auth' });
  }

  async function ask() {
    const left = userId === null ? NOTHING : await leftBy(userId);
    const away = !navigator.onLine || (state.status === 'signed-in' && state.contact === 'unreachable');
    if (left.waiting + left.drafts > 0 || away) setAsked({ ...left, away });
    else await leave(left);
  }

  return {
    signOut: () => void ask(),
    dialog:
      asked === null ? null : (
        <Suspense fallback={null}>
          <SignOutDialog {...asked} onCancel={() => setAsked(null)} onConfirm={() => void leave(asked)} />
        </Suspense>
      ),
  };
}
