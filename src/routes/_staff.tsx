/** Around every staff page: the only guard, and the frame with what this person may open. */
import { createFileRoute } from '@tanstack/react-router';
import { StaffLayout } from '../app/staffLayout.tsx';
import { lateCode } from '../hooks/lateCode.ts';

const access = lateCode(() => import('../app/requireAccess.ts'));

export const Route = createFileRoute('/_staff')({
  beforeLoad: async ({ location }) => {
    // Only the first time: an import takes a turn even of what is here, and every page waits for this.
    const { requireAccess } = access.now() ?? (await access.load());
    await requireAccess(location);
  },
  component: StaffLayout,
});
