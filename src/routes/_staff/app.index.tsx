/** /app: what a staff member opens each morning. */
import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '../../features/dashboard/DashboardScreen.tsx';
import { NoticesPanel } from '../../features/notices/panel/NoticesPanel.tsx';
import { TodayTurfs } from '../../features/field/walk/TodayTurfs.tsx';
import { WorkPanel } from '../../features/inbox/work/WorkPanel.tsx';
import { DuePanel } from '../../features/money/due/DuePanel.tsx';

export const Route = createFileRoute('/_staff/app/')({
  component: () => (
    <DashboardScreen turfs={<TodayTurfs />} work={<WorkPanel />} money={<DuePanel />} notices={<NoticesPanel />} />
  ),
});
