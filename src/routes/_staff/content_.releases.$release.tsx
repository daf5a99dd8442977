/** /content/releases/…: one release, whole. */
import { createFileRoute } from '@tanstack/react-router';
import { ReleaseScreen } from '../../features/content/releases/ReleaseScreen.tsx';

export const Route = createFileRoute('/_staff/content_/releases/$release')({ component: Shown });

function Shown() {
  const { release } = Route.useParams();
  return <ReleaseScreen key={release} id={release} />;
}
