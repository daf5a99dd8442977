/** /bug-report: what whoever mends the app needs to know about this device. */
import { createFileRoute } from '@tanstack/react-router';
import { BugReportScreen } from '../../features/failures/bug-report/BugReportScreen.tsx';

export const Route = createFileRoute('/_public/bug-report')({ component: BugReportScreen });
