/** /vision/<name>: one commitment of the plan. */
import { createFileRoute } from '@tanstack/react-router';
import { CommitmentScreen } from '../../features/plan/commitment/CommitmentScreen.tsx';

export const Route = createFileRoute('/_public/vision_/$commitment')({ component: Commitment });

function Commitment() {
  const { commitment } = Route.useParams();
  return <CommitmentScreen key={commitment} slug={commitment} />;
}
