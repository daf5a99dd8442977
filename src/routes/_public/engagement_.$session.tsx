/** /engagement/<session>: what is asked at one town hall. The code is what is scanned on the wall. */
import { createFileRoute } from '@tanstack/react-router';
import { parseCode } from '../../features/townhall/model/code.ts';
import { SessionScreen } from '../../features/townhall/session/SessionScreen.tsx';

export const Route = createFileRoute('/_public/engagement_/$session')({
  validateSearch: parseCode,
  component: OneSession,
});

function OneSession() {
  const { session } = Route.useParams();
  const { code = '' } = Route.useSearch();
  return <SessionScreen key={session} session={session} code={code} />;
}
