/** /app/work: whoever wrote and is somebody's to answer, for every member of the staff. */
import { createFileRoute } from '@tanstack/react-router';
import { WorkScreen } from '../../features/inbox/queue/WorkScreen.tsx';

export const Route = createFileRoute('/_staff/app/work')({ component: WorkScreen });
