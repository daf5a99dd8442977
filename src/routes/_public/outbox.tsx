/** /outbox: what this device has saved and sent. */
import { createFileRoute } from '@tanstack/react-router';
import { RsvpReceipt } from '../../features/events/parts/RsvpReceipt.tsx';
import { lateReceipt } from '../../features/outbox/lateReceipt.tsx';
import { OutboxScreen } from '../../features/outbox/OutboxScreen.tsx';

export const Route = createFileRoute('/_public/outbox')({ component: OutboxPage });

const more = {
  rsvp: RsvpReceipt,
  idea: lateReceipt(async () => (await import('../../features/ideas/parts/IdeaReceipt.tsx')).IdeaReceipt),
  'site-report': lateReceipt(async () => (await import('../../features/places/parts/ReportReceipt.tsx')).ReportReceipt),
  'page-correction': lateReceipt(
    async () => (await import('../../features/corrections/parts/CorrectionReceipt.tsx')).CorrectionReceipt,
  ),
  'yard-sign': lateReceipt(async () => (await import('../../features/signs/my/SignReceipt.tsx')).SignReceipt),
};

function OutboxPage() {
  return <OutboxScreen more={more} />;
}
