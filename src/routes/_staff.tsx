/** Around every staff page: the only guard, and the frame with what this person may open. */
import { createFileRoute } from '@tanstack/react-router';
import { StaffLayout } from '../app/staffLayout.tsx';

export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ location }) => {
    const { requireAccess } = await import('../app/requireAccess.ts');
    await requireAccess(location);
  },
  component: StaffLayout,
});
