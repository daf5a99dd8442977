/** /transparency: what is public, part by part. */
import { createFileRoute } from '@tanstack/react-router';
import { OverviewScreen } from '../../features/transparency/overview/OverviewScreen.tsx';

export const Route = createFileRoute('/_public/transparency')({ component: OverviewScreen });
