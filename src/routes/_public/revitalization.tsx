/** /revitalization: places in town that need something, how each stands, and what is counted of them. */
import { createFileRoute } from '@tanstack/react-router';
import type { About } from '../../features/corrections/model/about.ts';
import { WrongLink } from '../../features/corrections/parts/WrongLink.tsx';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';
import { ListScreen } from '../../features/places/list/ListScreen.tsx';

const wrong = (about: About) => <WrongLink about={about} />;

export const Route = createFileRoute('/_public/revitalization')({
  component: () => <ListScreen figures={<PageFigures of="revitalization" wrong={wrong} />} />,
});
