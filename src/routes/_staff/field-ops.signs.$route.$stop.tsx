/** /field-ops/signs/<route>/<stop>: what happened at one stop. */
import { createFileRoute } from '@tanstack/react-router';
import { StopScreen } from '../../features/signs/crew/StopScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/signs/$route/$stop')({ component: SignStop });

function SignStop() {
  const { route, stop } = Route.useParams();
  return <StopScreen key={`${route} ${stop}`} routeId={route} position={Number(stop)} />;
}
