/** /users: the people of the campaign and their roles. */
import { createFileRoute } from '@tanstack/react-router';
import { UsersScreen } from '../../features/people/UsersScreen.tsx';

export const Route = createFileRoute('/_staff/users')({ component: UsersScreen });
