/** /field-ops: the turfs in one's hands, and for those who lead the field all of them. */
import { createFileRoute } from '@tanstack/react-router';
import { LeadPanels } from '../../features/field-lead/LeadPanels.tsx';
import { PhonesLink } from '../../features/field-phones/PhonesLink.tsx';
import { TakeLink } from '../../features/field-take/TakeLink.tsx';
import { MyTurfs } from '../../features/field-walk/MyTurfs.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';

export const Route = createFileRoute('/_staff/field-ops/')({ component: FieldOps });

function FieldOps() {
  return (
    <>
      <PageHead title="Field operations" actions={<TakeLink />} />
      <MyTurfs />
      <PhonesLink />
      <LeadPanels />
    </>
  );
}
