/** /community-voice: what people suggest, and what came of it. */
import { createFileRoute } from '@tanstack/react-router';
import { WallScreen } from '../../features/ideas/wall/WallScreen.tsx';

export const Route = createFileRoute('/_public/community-voice')({ component: WallScreen });
