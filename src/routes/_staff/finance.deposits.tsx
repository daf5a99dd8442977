/** /finance/deposits: checks and cash on their way to the bank. */
import { createFileRoute } from '@tanstack/react-router';
import { DepositsScreen } from '../../features/money/deposits/DepositsScreen.tsx';

export const Route = createFileRoute('/_staff/finance/deposits')({ component: DepositsScreen });
