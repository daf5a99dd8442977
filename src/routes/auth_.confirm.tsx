/** /auth/confirm: where the links of our mails lead, and where their codes are typed. */
import { createFileRoute, Link, useRouter } from '@tanstack/react-router';
import { plainLink } from '../features/auth/AuthScreen.tsx';
import { ConfirmScreen } from '../features/auth/ConfirmScreen.tsx';
import { firstLeaderWanted } from '../features/auth/firstLeader.ts';
import { asksForCode } from '../features/auth/useAuthActions.ts';
import { loadSession } from '../hooks/useSession.ts';
import type { MailPurpose } from '../core/session/mailLink.ts';

export const Route = createFileRoute('/auth_/confirm')({ component: ConfirmPage });

function ConfirmPage() {
  const router = useRouter();
  const navigate = Route.useNavigate();

  async function go(purpose: MailPurpose) {
    if (purpose === 'recovery') return void navigate({ to: '/auth', search: { mode: 'new-password' }, replace: true });
    // The second factor is still to come, or the campaign's first leader: the sign-in page asks.
    if ((await asksForCode()) || (await firstLeaderWanted().catch(() => false))) return leave();
    const state = (await loadSession()).state();
    const staff = state.status === 'signed-in' && state.identity.roles.length > 0;
    router.history.replace(purpose === 'email_change' ? '/account' : staff ? '/app' : '/');
  }

  const leave = () => void navigate({ to: '/auth', replace: true });
  return (
    <ConfirmScreen
      onTaken={(purpose) => void go(purpose)}
      onLeave={leave}
      renderSignIn={(text) => (
        <Link to="/auth" className={plainLink}>
          {text}
        </Link>
      )}
      renderAccount={(text) => (
        <Link to="/account" className={plainLink}>
          {text}
        </Link>
      )}
    />
  );
}
