/** /admin/people/<record>: one person. The address names a record and nothing of them. */
import { createFileRoute } from '@tanstack/react-router';
import { PersonScreen } from '../../features/persons/page/PersonScreen.tsx';

export const Route = createFileRoute('/_staff/admin/people/$person')({ component: Person });

function Person() {
  const { person } = Route.useParams();
  return <PersonScreen key={person} personRef={person} />;
}
