/** /field-ops/phones/<place in the batch>: one call. */
import { createFileRoute } from '@tanstack/react-router';
import { CallScreen } from '../../features/field/phone-bank/CallScreen.tsx';
import { useTakeHelp } from '../../features/wellness/data/useTakeHelp.ts';
import { FindHelp } from '../../features/wellness/handover/FindHelp.tsx';

export const Route = createFileRoute('/_staff/field-ops/phones/$lease')({ component: Call });

function Call() {
  const { lease } = Route.useParams();
  useTakeHelp();
  return <CallScreen key={lease} lease={lease} help={FindHelp} />;
}
