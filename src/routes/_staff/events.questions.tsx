/** /events/questions: every town hall with questions. */
import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../../features/townhall/room/RoomsScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/events/questions')({
  // Topics are called as the campaign calls its priorities.
  loader: () => readyWords(),
  component: RoomsScreen,
});
