/** /citizens: the same page as /transparency. */
import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../features/transparency/overview/OverviewScreen.tsx';

export const Route = createFileRoute('/_public/citizens')({ component: OverviewScreen });
