/** /field-ops/print/<turf>: the walk list on paper. */
import { createFileRoute } from '@tanstack/react-router';
import { PrintScreen } from '../../features/field/print/PrintScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/print/$turf')({ component: Print });

function Print() {
  const { turf } = Route.useParams();
  return <PrintScreen key={turf} turfId={turf} />;
}
