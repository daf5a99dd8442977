/** /content/links: what came of what people asked. */
import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '../../features/plan/links/LinksScreen.tsx';

export const Route = createFileRoute('/_staff/content_/links')({ component: LinksScreen });
