/** /content/…/…/history: every wording of one text. */
import { createFileRoute } from '@tanstack/react-router';
import { HistoryScreen } from '../../features/content/history/HistoryScreen.tsx';

export const Route = createFileRoute('/_staff/content/$kind/$item/history')({ component: History });

function History() {
  const { kind, item } = Route.useParams();
  return <HistoryScreen key={item} kind={kind} id={item} />;
}
