/** /engagement/<session>/screen: the wall of one town hall, without the site around it. */
import { createFileRoute } from '@tanstack/react-router';
import { parseCode } from '../features/townhall/model/code.ts';
import { ScreenScreen } from '../features/townhall/screen/ScreenScreen.tsx';

export const Route = createFileRoute('/engagement_/$session/screen')({
  validateSearch: parseCode,
  component: OneScreen,
});

function OneScreen() {
  const { session } = Route.useParams();
  const { code = '' } = Route.useSearch();
  return <ScreenScreen key={session} session={session} code={code} />;
}
