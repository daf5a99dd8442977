/** /events: every event, and the way to its queue. */
import { createFileRoute } from '@tanstack/react-router';
import { EventsScreen } from '../../features/events/admin/EventsScreen.tsx';

export const Route = createFileRoute('/_staff/events/')({ component: EventsScreen });
