/** /finance/import: gifts out of a file. */
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../features/money/gift-files/ImportScreen.tsx';

export const Route = createFileRoute('/_staff/finance/import')({ component: ImportScreen });
