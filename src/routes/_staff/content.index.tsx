/** /content: everything that the campaign says. */
import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../features/content/list/ContentScreen.tsx';

export const Route = createFileRoute('/_staff/content/')({ component: () => <ContentScreen kind={null} /> });
