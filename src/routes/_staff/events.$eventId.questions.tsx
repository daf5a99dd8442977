/** /events/:eventId/questions: running one town hall. */
import { createFileRoute } from '@tanstack/react-router';
import { RepliesBegun } from '../../features/content/parts/RepliesBegun.tsx';
import { RoomScreen } from '../../features/townhall/room/RoomScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/events/$eventId/questions')({
  // Topics are called as the campaign calls its priorities.
  loader: () => readyWords(),
  component: Page,
});

const repliesTo = (asked: string) => <RepliesBegun asked={asked} />;

function Page() {
  const { eventId } = Route.useParams();
  return <RoomScreen key={eventId} event={eventId} repliesTo={repliesTo} />;
}
