/** /admin/consents: who may be written to, and what was said of an address. */
import { createFileRoute } from '@tanstack/react-router';
import { ConsentsScreen } from '../../features/consent/ledger/ConsentsScreen.tsx';

export const Route = createFileRoute('/_staff/admin/consents')({ component: ConsentsScreen });
