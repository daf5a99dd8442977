/** /revitalization/<name>: one place with its story. */
import { createFileRoute } from '@tanstack/react-router';
import { SiteScreen } from '../../features/places/site/SiteScreen.tsx';

export const Route = createFileRoute('/_public/revitalization_/$site')({ component: OneSite });

function OneSite() {
  const { site } = Route.useParams();
  return <SiteScreen key={site} slug={site} />;
}
