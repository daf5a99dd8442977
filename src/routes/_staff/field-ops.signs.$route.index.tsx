/** /field-ops/signs/<route>: its stops. */
import { createFileRoute } from '@tanstack/react-router';
import { RouteScreen } from '../../features/signs/crew/RouteScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/signs/$route/')({ component: SignRoute });

function SignRoute() {
  const { route } = Route.useParams();
  return <RouteScreen key={route} routeId={route} />;
}
