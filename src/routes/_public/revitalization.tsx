/** /revitalization: places in town that need something, and how each stands. */
import { createFileRoute } from '@tanstack/react-router';
import { ListScreen } from '../../features/places/list/ListScreen.tsx';

export const Route = createFileRoute('/_public/revitalization')({ component: ListScreen });
