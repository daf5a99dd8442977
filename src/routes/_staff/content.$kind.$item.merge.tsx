/** /content/…/…/merge: two wordings of one text, put together. */
import { createFileRoute } from '@tanstack/react-router';
import { MergeScreen } from '../../features/content/merge/MergeScreen.tsx';

export const Route = createFileRoute('/_staff/content/$kind/$item/merge')({ component: Merge });

function Merge() {
  const { kind, item } = Route.useParams();
  return <MergeScreen key={item} kind={kind} id={item} />;
}
