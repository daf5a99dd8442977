/** /finance: the totals, what has to be done by when, and the ledger. */
import { createFileRoute } from '@tanstack/react-router';
import { FinanceScreen } from '../../features/money/books/FinanceScreen.tsx';

export const Route = createFileRoute('/_staff/finance/')({ component: FinanceScreen });
