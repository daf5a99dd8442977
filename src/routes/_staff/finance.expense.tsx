/** /finance/expense: an expense is noted. */
import { createFileRoute } from '@tanstack/react-router';
import { GiftScreen } from '../../features/money/gift/GiftScreen.tsx';

export const Route = createFileRoute('/_staff/finance/expense')({ component: () => <GiftScreen spending={true} /> });
