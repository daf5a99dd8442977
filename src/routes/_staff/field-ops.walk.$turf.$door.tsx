/** /field-ops/walk/<turf>/<door>: one door. */
import { createFileRoute } from '@tanstack/react-router';
import { DoorScreen } from '../../features/field/walk/DoorScreen.tsx';
import { useTakeHelp } from '../../features/wellness/data/useTakeHelp.ts';
import { FindHelp } from '../../features/wellness/handover/FindHelp.tsx';

export const Route = createFileRoute('/_staff/field-ops/walk/$turf/$door')({ component: Door });

function Door() {
  const { turf, door } = Route.useParams();
  useTakeHelp();
  return <DoorScreen key={door} turfId={turf} doorId={door} help={FindHelp} />;
}
