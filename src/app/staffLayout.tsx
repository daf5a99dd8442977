/** The staff pages' surroundings: watches the session while a page is open, and joins the frame to the table of pages. */
import { useEffect } from 'react';
import { Link, Outlet, useLocation, useRouter, useRouterState } from '@tanstack/react-router';
import { navFor, rolesFor } from './access.ts';
import { guard } from '../core/session/guard.ts';
import { ConnectScreen } from './staff/ConnectScreen.tsx';
import { VerifyScreen } from './staff/VerifyScreen.tsx';
import { ProofOnDemand } from './staff/ProofOnDemand.tsx';
import { StaffFrame } from './staff/StaffFrame.tsx';
import { OutboxStatus } from './frame.tsx';
import { toastRoleEnded } from './requireAccess.ts';
import { loadSession, useSession } from '../hooks/useSession.ts';
import { useWorkSettings } from '../hooks/useWorkSettings.ts';
import { FullScreenSpinner } from '../ui/Spinner.tsx';
import { m } from '../messages/messages.js';
import { textLink } from '../ui/staff/textLink.ts';
import { SteadyThumb } from '../ui/staff/SteadyThumb.tsx';

export function StaffLayout() {
  const state = useSession();
  useWorkSettings();
  const { pathname, href } = useLocation();
  // The page ahead has a guard of its own, or none: a public one, which is in no table of roles, sent people home.
  const leaving = useRouterState({
    select: ({ matches }) => plain(matches.at(-1)?.pathname ?? '') !== plain(pathname),
  });
  const { history } = useRouter();
  const { kind } = guard(state, leaving ? null : rolesFor(pathname));
  const byChoice = state.status === 'signed-out' && state.why === 'by-choice';

  // A role taken away, or a sign-out in another tab, while the page is open.
  useEffect(() => {
    if (kind === 'home') {
      if (pathname.startsWith('/field-ops')) void toastRoleEnded().catch(() => undefined);
      history.replace('/');
    }
    if (kind === 'sign-in') history.replace(byChoice ? '/auth' : `/auth?to=${encodeURIComponent(href)}`);
  }, [kind, byChoice, href, pathname, history]);

  if (state.status !== 'signed-in' || kind === 'wait' || kind === 'home' || kind === 'sign-in') {
    return <FullScreenSpinner />;
  }
  if (kind === 'connect') {
    const broken = state.contact === 'broken';
    return (
      <ConnectScreen identity={state.identity} broken={broken} onTry={async () => (await loadSession()).recheck()} />
    );
  }
  // In a dead spot what is kept stays open, and it is on the account's page that a factor is set up.
  const closed = state.contact !== 'unreachable' && plain(pathname) !== '/account';
  const asked = closed ? state.identity.mustVerify : undefined;
  const items = navFor(state.identity.roles);
  return (
    // Around the frame too: the second tap on a dialog's button fell on the bar beneath it.
    <SteadyThumb>
      <StaffFrame
        identity={state.identity}
        offline={state.contact === 'unreachable'}
        broken={state.contact === 'broken'}
        items={items}
        status={<OutboxStatus />}
        account={
          <Link to="/account" className={textLink}>
            {m.app_account()}
          </Link>
        }
        renderLink={(item, className, children) => (
          <Link
            key={item.path}
            to={item.path}
            className={className}
            // Pages below it belong to it, but for those that have an entry of their own.
            activeOptions={{ exact: items.some(({ path }) => path.startsWith(`${item.path}/`)) }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {children}
          </Link>
        )}
      >
        {asked === undefined ? <Outlet /> : <VerifyScreen asked={asked} />}
      </StaffFrame>
      <ProofOnDemand />
    </SteadyThumb>
  );
}

function plain(pathname: string): string {
  return pathname.replace(/\/+$/, '');
}
