/** /wellness: help in the city. Whatever breaks, whom to call stays in sight. */
import { createFileRoute } from '@tanstack/react-router';
import { Failed } from '../../app/failed.tsx';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';
import { WellnessScreen } from '../../features/wellness/directory/WellnessScreen.tsx';
import { HelpFailed } from '../../features/wellness/parts/HelpFailed.tsx';

export const Route = createFileRoute('/_public/wellness')({
  component: () => <WellnessScreen figures={<PageFigures of="wellness" />} />,
  errorComponent: ({ error }) => (
    <HelpFailed>
      <Failed error={error} />
    </HelpFailed>
  ),
});
