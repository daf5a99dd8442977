/** /admin/audit-dashboard: who changed what, and when. */
import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../features/audit/AuditScreen.tsx';

export const Route = createFileRoute('/_staff/admin/audit-dashboard')({ component: AuditScreen });
