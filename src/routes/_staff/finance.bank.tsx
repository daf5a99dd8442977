/** /finance/bank: the bank's files, what is one with what, and whether it adds up. */
import { createFileRoute } from '@tanstack/react-router';
import { BankScreen } from '../../features/money/bank/BankScreen.tsx';

export const Route = createFileRoute('/_staff/finance/bank')({ component: BankScreen });
