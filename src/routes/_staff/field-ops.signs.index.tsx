/** /field-ops/signs: the sign routes in one's hands. */
import { createFileRoute } from '@tanstack/react-router';
import { MyRoutesScreen } from '../../features/signs/crew/MyRoutesScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/signs/')({ component: MyRoutesScreen });
