/** /confirm: where a mail's link leads. */
import { createFileRoute } from '@tanstack/react-router';
import { LinkScreen } from '../../features/consent/link/LinkScreen.tsx';

export const Route = createFileRoute('/_public/confirm')({ component: () => <LinkScreen name="confirm" /> });
