/** /outbox: what this device has saved and sent. */
import { createFileRoute } from '@tanstack/react-router';
import { OutboxScreen } from '../../features/outbox/OutboxScreen.tsx';

export const Route = createFileRoute('/_public/outbox')({ component: OutboxScreen });
