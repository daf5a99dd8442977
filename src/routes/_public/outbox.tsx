/** /outbox: what this device has saved and sent. */
import { createFileRoute } from '@tanstack/react-router';
import { RsvpReceipt } from '../../features/events/parts/RsvpReceipt.tsx';
import { LateReceipt } from '../../features/ideas/my/LateReceipt.tsx';
import { LateReport } from '../../features/places/my/LateReport.tsx';
import { SignReceipt } from '../../features/signs/my/SignReceipt.tsx';
import { OutboxScreen } from '../../features/outbox/OutboxScreen.tsx';

export const Route = createFileRoute('/_public/outbox')({ component: OutboxPage });

function OutboxPage() {
  return (
    <OutboxScreen
      more={{ rsvp: RsvpReceipt, idea: LateReceipt, 'site-report': LateReport, 'yard-sign': SignReceipt }}
    />
  );
}
