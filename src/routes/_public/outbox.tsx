/** /outbox: what this device has saved and sent. */
import { createFileRoute } from '@tanstack/react-router';
import { RsvpReceipt } from '../../features/events/parts/RsvpReceipt.tsx';
import { LateReceipt } from '../../features/ideas/my/LateReceipt.tsx';
import { SignReceipt } from '../../features/signs/my/SignReceipt.tsx';
import { OutboxScreen } from '../../features/outbox/OutboxScreen.tsx';

export const Route = createFileRoute('/_public/outbox')({ component: OutboxPage });

function OutboxPage() {
  return <OutboxScreen more={{ rsvp: RsvpReceipt, idea: LateReceipt, 'yard-sign': SignReceipt }} />;
}
