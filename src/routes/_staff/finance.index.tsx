/** /finance: the totals, what has to be done by when, and the ledger. */
import { createFileRoute } from '@tanstack/react-router';
import { readyWords } from '../../hooks/words.ts';
import { FinanceScreen } from '../../features/money/books/FinanceScreen.tsx';

export const Route = createFileRoute('/_staff/finance/')({
  // A receipt says what the law asks the campaign to say.
  loader: () => readyWords(),
  component: FinanceScreen,
});
