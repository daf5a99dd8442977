/** /events/:eventId/copy: makes another event like this one. */
import { createFileRoute } from '@tanstack/react-router';
import { ChangeEventScreen } from '../../features/events/admin/EventFormScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/copy')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <ChangeEventScreen key={eventId} eventId={eventId} copy />;
}
