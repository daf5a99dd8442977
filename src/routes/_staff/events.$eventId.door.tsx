/** /events/:eventId/door: check-in at the door of one event. */
import { createFileRoute } from '@tanstack/react-router';
import { CheckinScreen } from '../../features/events/queue/CheckinScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/door')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <CheckinScreen key={eventId} eventId={eventId} />;
}
