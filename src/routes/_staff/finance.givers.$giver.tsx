/** /finance/givers/<id>: one giver. The address names an id and nothing of them. */
import { createFileRoute } from '@tanstack/react-router';
import { readyWords } from '../../hooks/words.ts';
import { GiverScreen } from '../../features/money/givers/GiverScreen.tsx';

export const Route = createFileRoute('/_staff/finance/givers/$giver')({
  // A receipt says what the law asks the campaign to say.
  loader: () => readyWords(),
  component: Giver,
});

function Giver() {
  const { giver } = Route.useParams();
  return <GiverScreen key={giver} id={giver} />;
}
