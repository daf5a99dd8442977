/** /admin: the ways to the people and to the record of what was changed. */
import { createFileRoute } from '@tanstack/react-router';
import { AdminScreen } from '../../features/admin/home/AdminScreen.tsx';

export const Route = createFileRoute('/_staff/admin/')({ component: AdminScreen });
