/** /finance/gift: a gift is noted. */
import { createFileRoute } from '@tanstack/react-router';
import { GiftScreen } from '../../features/money/gift/GiftScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/finance/gift')({
  // The receipt names the campaign as the campaign does.
  loader: () => readyWords(),
  component: () => <GiftScreen spending={false} />,
});
