/** /field-ops/services: services are asked by phone whether all of it still holds. */
import { createFileRoute } from '@tanstack/react-router';
import { ChecksScreen } from '../../features/wellness/checks/ChecksScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/services')({ component: ChecksScreen });
