/** /admin/people: everybody who raised a hand or lives at a door. */
import { createFileRoute } from '@tanstack/react-router';
import { PeopleScreen } from '../../features/persons/list/PeopleScreen.tsx';

export const Route = createFileRoute('/_staff/admin/people/')({ component: PeopleScreen });
