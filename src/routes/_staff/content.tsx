/** /content: says what will be there. */
import { createFileRoute } from '@tanstack/react-router';
import { StaffComing } from '../../features/coming/StaffComing.tsx';

export const Route = createFileRoute('/_staff/content')({ component: () => <StaffComing page="content" /> });
