/** /content/…: what the campaign says of one kind. */
import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../features/content/list/ContentScreen.tsx';
import { askedOf, askedSearch } from '../../features/content/model/beginReply.ts';

export const Route = createFileRoute('/_staff/content/$kind/')({
  // What a reply is to be begun to: the desks of questions and of ideas lead here.
  validateSearch: askedSearch,
  component: OfKind,
});

function OfKind() {
  const { kind } = Route.useParams();
  const asked = askedOf(Route.useSearch());
  return <ContentScreen key={kind} kind={kind} asked={asked} />;
}
