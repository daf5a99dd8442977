/** /field-ops/walk/<turf>: the walk list. */
import { createFileRoute } from '@tanstack/react-router';
import { WalkScreen } from '../../features/field/walk/WalkScreen.tsx';
import { useTakeHelp } from '../../features/wellness/data/useTakeHelp.ts';

export const Route = createFileRoute('/_staff/field-ops/walk/$turf/')({ component: Walk });

function Walk() {
  const { turf } = Route.useParams();
  useTakeHelp();
  return <WalkScreen key={turf} turfId={turf} />;
}
