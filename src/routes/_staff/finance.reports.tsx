/** /finance/reports: reports are filed, amended and shown to everybody. */
import { createFileRoute } from '@tanstack/react-router';
import { ReportsScreen } from '../../features/money/reports/ReportsScreen.tsx';

export const Route = createFileRoute('/_staff/finance/reports')({ component: ReportsScreen });
