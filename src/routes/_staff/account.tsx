/** /account: how one signs in, where one is signed in, and what one is told by mail. */
import { createFileRoute, Link } from '@tanstack/react-router';
import { CONFIRM_PATH } from '../../core/session/mailLink.ts';
import { AccountScreen } from '../../features/account/AccountScreen.tsx';
import { plainLink } from '../../features/auth/AuthScreen.tsx';
import { ChoicesPanel } from '../../features/notices/choices/ChoicesPanel.tsx';

export const Route = createFileRoute('/_staff/account')({
  component: () => (
    <AccountScreen
      notices={<ChoicesPanel />}
      renderConfirm={(text) => (
        <Link to={CONFIRM_PATH} className={plainLink}>
          {text}
        </Link>
      )}
    />
  ),
});
