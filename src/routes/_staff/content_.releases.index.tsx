/** /content/releases: what goes out together. */
import { createFileRoute } from '@tanstack/react-router';
import { ReleasesScreen } from '../../features/content/releases/ReleasesScreen.tsx';

export const Route = createFileRoute('/_staff/content_/releases/')({ component: ReleasesScreen });
