/** /engagement: the town halls, one's own questions, and every answer. */
import { createFileRoute } from '@tanstack/react-router';
import { HubScreen } from '../../features/townhall/hub/HubScreen.tsx';

export const Route = createFileRoute('/_public/engagement')({ component: HubScreen });
