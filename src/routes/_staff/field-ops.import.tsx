/** /field-ops/import: a voter file into people and doors. */
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../features/field/import/ImportScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/import')({ component: ImportScreen });
