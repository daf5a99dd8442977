/** /admin/signs: every request for a yard sign, the routes and the stock. */
import { createFileRoute } from '@tanstack/react-router';
import { SignsScreen } from '../../features/signs/lead/SignsScreen.tsx';

export const Route = createFileRoute('/_staff/admin/signs')({ component: SignsScreen });
