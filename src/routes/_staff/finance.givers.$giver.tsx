/** /finance/givers/<id>: one giver. The address names an id and nothing of them. */
import { createFileRoute } from '@tanstack/react-router';
import { GiverScreen } from '../../features/money/givers/GiverScreen.tsx';

export const Route = createFileRoute('/_staff/finance/givers/$giver')({ component: Giver });

function Giver() {
  const { giver } = Route.useParams();
  return <GiverScreen key={giver} id={giver} />;
}
