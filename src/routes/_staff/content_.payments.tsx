/** /content/payments: the city's file of payments. */
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../features/transparency/import/ImportScreen.tsx';

export const Route = createFileRoute('/_staff/content_/payments')({ component: ImportScreen });
