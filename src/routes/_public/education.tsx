/** /education: what is known of the city's schools. */
import { createFileRoute } from '@tanstack/react-router';
import { EducationScreen } from '../../features/education/page/EducationScreen.tsx';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';

export const Route = createFileRoute('/_public/education')({
  component: () => <EducationScreen figures={<PageFigures of="education" />} />,
});
