/** /admin/set-aside: forms that look as if no person had sent them, to release or to drop. */
import { createFileRoute } from '@tanstack/react-router';
import { SetAsideScreen } from '../../features/admin/set-aside/SetAsideScreen.tsx';

export const Route = createFileRoute('/_staff/admin/set-aside')({ component: SetAsideScreen });
