/** /field-ops/phones: the phone bank. */
import { createFileRoute } from '@tanstack/react-router';
import { PhonesScreen } from '../../features/field/phone-bank/PhonesScreen.tsx';
import { useTakeHelp } from '../../features/wellness/data/useTakeHelp.ts';

export const Route = createFileRoute('/_staff/field-ops/phones/')({ component: Phones });

function Phones() {
  useTakeHelp();
  return <PhonesScreen />;
}
