/** /events/:eventId/door: check-in at the door of one event. */
import { createFileRoute } from '@tanstack/react-router';
import { DoorScreen } from '../../features/events/queue/DoorScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/door')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <DoorScreen key={eventId} eventId={eventId} />;
}
