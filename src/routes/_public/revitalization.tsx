/** /revitalization: places in town that need something, how each stands, and what is counted of them. */
import { createFileRoute } from '@tanstack/react-router';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';
import { ListScreen } from '../../features/places/list/ListScreen.tsx';

export const Route = createFileRoute('/_public/revitalization')({
  component: () => <ListScreen figures={<PageFigures of="revitalization" />} />,
});
