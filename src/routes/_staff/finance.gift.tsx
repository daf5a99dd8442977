/** /finance/gift: a gift is noted. */
import { createFileRoute } from '@tanstack/react-router';
import { GiftScreen } from '../../features/money/gift/GiftScreen.tsx';

export const Route = createFileRoute('/_staff/finance/gift')({ component: () => <GiftScreen spending={false} /> });
