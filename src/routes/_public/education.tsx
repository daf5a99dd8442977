/** /education: says what will be there. */
import { createFileRoute } from '@tanstack/react-router';
import { PublicComing } from '../../features/coming/PublicComing.tsx';

export const Route = createFileRoute('/_public/education')({ component: () => <PublicComing page="education" /> });
