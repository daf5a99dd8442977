/** /auth: signing in and up, a forgotten password, and where the links in our mails lead. */
import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router';
import { isWayBack } from '../core/session/elsewhere.ts';
import { CONFIRM_PATH, isForConfirming } from '../core/session/mailLink.ts';
import { safeReturn } from '../core/session/returnTo.ts';
import type { AuthMode } from '../features/auth/AuthForm.tsx';
import { AuthScreen, plainLink } from '../features/auth/AuthScreen.tsx';
import type { Done } from '../features/auth/useAuthActions.ts';
import { loadSession } from '../hooks/useSession.ts';

interface AuthSearch {
  /** Where the guard, or a link of ours, wants the person to go on. */
  to?: string;
  mode?: Exclude<AuthMode, 'sign-in'>;
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ to, mode }: Record<string, unknown>): AuthSearch => ({
    ...(typeof to === 'string' ? { to } : {}),
    ...(mode === 'sign-up' || mode === 'forgot' || mode === 'new-password' ? { mode } : {}),
  }),
  beforeLoad({ location: { hash } }) {
    // A session in the address does not say who opens it: that page asks.
    if (isForConfirming(hash)) throw redirect({ to: CONFIRM_PATH, hash, replace: true });
  },
  component: AuthPage,
});

function AuthPage() {
  const { to, mode = 'sign-in' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const back = safeReturn(to);
  const searchFor = (next: AuthMode): AuthSearch => ({
    ...(to === undefined ? {} : { to }),
    ...(next === 'sign-in' ? {} : { mode: next }),
  });

  async function go(done: Done) {
    const state = (await loadSession()).state();
    const staff = state.status === 'signed-in' && state.identity.roles.length > 0;
    // Signing in by itself leads to the landing page (specification, section 2).
    const fallback = done !== 'signed-in' && staff ? '/app' : '/';
    router.history.replace(back ?? fallback);
  }

  return (
    <AuthScreen
      mode={mode}
      to={back}
      search={location.search}
      hash={isWayBack(location.search) ? '' : location.hash}
      renderLink={(next, text) => (
        <Link to="/auth" search={searchFor(next)} replace className={plainLink}>
          {text}
        </Link>
      )}
      renderConfirm={(text) => (
        <Link to={CONFIRM_PATH} className={plainLink}>
          {text}
        </Link>
      )}
      onMode={(next) => void navigate({ search: searchFor(next), replace: true })}
      onDone={(done) => void go(done)}
    />
  );
}
