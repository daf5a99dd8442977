/** /events/:eventId/questions: running one town hall. */
import { createFileRoute } from '@tanstack/react-router';
import { RoomScreen } from '../../features/townhall/room/RoomScreen.tsx';

export const Route = createFileRoute('/_staff/events/$eventId/questions')({ component: Page });

function Page() {
  const { eventId } = Route.useParams();
  return <RoomScreen key={eventId} event={eventId} />;
}
