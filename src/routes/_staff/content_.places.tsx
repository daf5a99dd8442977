/** /content/places: what visitors reported, looked at before everybody reads of it. */
import { createFileRoute } from '@tanstack/react-router';
import { RepliesBegun } from '../../features/content/parts/RepliesBegun.tsx';
import { DeskScreen } from '../../features/places/desk/DeskScreen.tsx';
import { useCommitmentNames } from '../../features/plan/data/useCommitmentNames.ts';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/content_/places')({
  loader: () => readyWords(),
  component: Places,
});

const textsOf = (asked: string) => <RepliesBegun asked={asked} />;

function Places() {
  return <DeskScreen commitments={useCommitmentNames()} textsOf={textsOf} />;
}
