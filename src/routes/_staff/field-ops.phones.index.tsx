/** /field-ops/phones: the phone bank. */
import { createFileRoute } from '@tanstack/react-router';
import { PhonesScreen } from '../../features/field/phone-bank/PhonesScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/phones/')({ component: PhonesScreen });
