/** /events/:eventId: the queue of one event. */
import { createFileRoute } from '@tanstack/react-router';
import { QueueScreen } from '../../features/events/queue/QueueScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <QueueScreen key={eventId} eventId={eventId} />;
}
