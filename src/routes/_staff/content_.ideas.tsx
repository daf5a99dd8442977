/** /content/ideas: what people suggested, read before everybody reads it. */
import { createFileRoute } from '@tanstack/react-router';
import { DeskScreen } from '../../features/ideas/desk/DeskScreen.tsx';

export const Route = createFileRoute('/_staff/content_/ideas')({ component: DeskScreen });
