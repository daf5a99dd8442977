/** /account: how one signs in, and where one is signed in. */
import { createFileRoute } from '@tanstack/react-router';
import { AccountScreen } from '../../features/account/AccountScreen.tsx';

export const Route = createFileRoute('/_staff/account')({ component: AccountScreen });
