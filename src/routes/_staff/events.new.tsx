/** /events/new: makes an event. */
import { createFileRoute } from '@tanstack/react-router';
import { NewEventScreen } from '../../features/events/admin/EventFormScreen.tsx';

export const Route = createFileRoute('/_staff/events/new')({ component: NewEventScreen });
