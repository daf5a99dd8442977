/** /field-ops: the turfs in one's hands, and for those who lead the field all of them. */
import { createFileRoute } from '@tanstack/react-router';
import { LatePanel } from '../../features/field/late-facts/LatePanel.tsx';
import { LeadPanels } from '../../features/field/lead/LeadPanels.tsx';
import { parseTurfView } from '../../features/field/lead/turfs/view.ts';
import { PhonesLink } from '../../features/field/phone-bank/PhonesLink.tsx';
import { TakeLink } from '../../features/field/take/TakeLink.tsx';
import { WalkLink } from '../../features/places/walk/WalkLink.tsx';
import { SignsLink } from '../../features/signs/crew/SignsLink.tsx';
import { MyTurfs } from '../../features/field/walk/MyTurfs.tsx';
import { ChecksLink } from '../../features/wellness/checks/ChecksLink.tsx';
import { useTakeHelp } from '../../features/wellness/data/useTakeHelp.ts';
import { m } from '../../messages/messages.js';
import { PageHead } from '../../ui/staff/PageHead.tsx';

export const Route = createFileRoute('/_staff/field-ops/')({ validateSearch: parseTurfView, component: FieldOps });

function FieldOps() {
  const view = Route.useSearch();
  const takeHelp = useTakeHelp();
  return (
    <>
      <PageHead
        title={m.routes_field_operations()}
        actions={
          <>
            <SignsLink />
            <TakeLink />
          </>
        }
      />
      <MyTurfs alongside={takeHelp} />
      <PhonesLink />
      <ChecksLink />
      <WalkLink />
      <LatePanel />
      <LeadPanels view={view} />
    </>
  );
}
