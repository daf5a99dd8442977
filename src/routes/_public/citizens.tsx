/** /citizens: the same portal as /transparency. */
import { createFileRoute } from '@tanstack/react-router';
import { PublicComing } from '../../features/coming/PublicComing.tsx';

export const Route = createFileRoute('/_public/citizens')({ component: () => <PublicComing page="transparency" /> });
