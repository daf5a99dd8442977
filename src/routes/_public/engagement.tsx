/** /engagement: the town halls, one's own questions, every answer, and by which rules. */
import { createFileRoute } from '@tanstack/react-router';
import { HubScreen } from '../../features/townhall/hub/HubScreen.tsx';
import { Rules } from '../../features/townhall/parts/Rules.tsx';
import { section } from '../../features/townhall/parts/styles.ts';
import { PagesHere } from '../../features/transparency/parts/PagesHere.tsx';

export const Route = createFileRoute('/_public/engagement')({ component: Engagement });

function Engagement() {
  return (
    <HubScreen
      rules={
        <div className={section}>
          <PagesHere on="engagement" otherwise={<Rules />} />
        </div>
      }
    />
  );
}
