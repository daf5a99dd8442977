/** /field-ops: says what will be there. */
import { createFileRoute } from '@tanstack/react-router';
import { StaffComing } from '../../features/coming/StaffComing.tsx';

export const Route = createFileRoute('/_staff/field-ops')({ component: () => <StaffComing page="field-ops" /> });
