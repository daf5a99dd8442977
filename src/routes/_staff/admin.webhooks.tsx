/** /admin/webhooks: other programs that are told of signups. */
import { createFileRoute } from '@tanstack/react-router';
import { WebhooksScreen } from '../../features/webhooks/WebhooksScreen.tsx';

export const Route = createFileRoute('/_staff/admin/webhooks')({ component: WebhooksScreen });
