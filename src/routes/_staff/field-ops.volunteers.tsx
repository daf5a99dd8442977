/** /field-ops/volunteers: volunteers into canvassers. */
import { createFileRoute } from '@tanstack/react-router';
import { VolunteersScreen } from '../../features/field/volunteers/VolunteersScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/volunteers')({ component: VolunteersScreen });
