/** /events/:eventId/edit: changes an event. */
import { createFileRoute } from '@tanstack/react-router';
import { ChangeEventScreen } from '../../features/events/admin/EventFormScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/edit')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <ChangeEventScreen key={eventId} eventId={eventId} />;
}
