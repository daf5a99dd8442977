/** /field-ops: the turfs in one's hands. */
import { createFileRoute } from '@tanstack/react-router';
import { MyTurfs } from '../../features/field-walk/MyTurfs.tsx';
import { PageHead } from '../../ui/staff/PageHead.tsx';

export const Route = createFileRoute('/_staff/field-ops/')({ component: FieldOps });

function FieldOps() {
  return (
    <>
      <PageHead title="Field operations" />
      <MyTurfs />
    </>
  );
}
