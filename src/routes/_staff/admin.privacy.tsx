/** /admin/privacy: who asks what is kept of them, and how long things are kept. */
import { createFileRoute } from '@tanstack/react-router';
import { PrivacyScreen } from '../../features/privacy/desk/PrivacyScreen.tsx';

export const Route = createFileRoute('/_staff/admin/privacy')({ component: PrivacyScreen });
