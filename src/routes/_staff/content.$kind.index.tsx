/** /content/…: what the campaign says of one kind. */
import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../features/content/list/ContentScreen.tsx';

export const Route = createFileRoute('/_staff/content/$kind/')({ component: OfKind });

function OfKind() {
  const { kind } = Route.useParams();
  return <ContentScreen key={kind} kind={kind} />;
}
