/** /events/questions: every town hall with questions. */
import { createFileRoute } from '@tanstack/react-router';
import { RoomsScreen } from '../../features/townhall/room/RoomsScreen.tsx';

export const Route = createFileRoute('/_staff/events/questions')({ component: RoomsScreen });
