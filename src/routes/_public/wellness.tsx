/** /wellness: help in the city. Whatever breaks, whom to call stays in sight. */
import { createFileRoute } from '@tanstack/react-router';
import { Failed } from '../../app/failed.tsx';
import { WrongLink } from '../../features/corrections/parts/WrongLink.tsx';
import type { About } from '../../features/corrections/model/about.ts';
import { PageFigures } from '../../features/figures/public/PageFigures.tsx';
import { WellnessScreen } from '../../features/wellness/directory/WellnessScreen.tsx';
import { HelpFailed } from '../../features/wellness/parts/HelpFailed.tsx';
import { FullScreenSpinner } from '../../ui/Spinner.tsx';

const wrong = (about: About) => <WrongLink about={about} />;

export const Route = createFileRoute('/_public/wellness')({
  component: () => <WellnessScreen figures={<PageFigures of="wellness" wrong={wrong} />} wrong={wrong} />,
  // Apart from the page and small: whom to call is there before the page is, and when the page's own code cannot be had.
  codeSplitGroupings: [['component'], ['pendingComponent', 'errorComponent']],
  pendingComponent: () => (
    <HelpFailed>
      <FullScreenSpinner />
    </HelpFailed>
  ),
  errorComponent: ({ error }) => (
    <HelpFailed>
      <Failed error={error} />
    </HelpFailed>
  ),
});
