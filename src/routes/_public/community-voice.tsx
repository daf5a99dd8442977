/** /community-voice: what people suggest, what came of it, and by which rules. */
import { createFileRoute } from '@tanstack/react-router';
import { Policy } from '../../features/ideas/wall/Policy.tsx';
import { WallScreen } from '../../features/ideas/wall/WallScreen.tsx';
import { PagesHere } from '../../features/transparency/parts/PagesHere.tsx';

export const Route = createFileRoute('/_public/community-voice')({ component: CommunityVoice });

function CommunityVoice() {
  return <WallScreen rules={<PagesHere on="community-voice" otherwise={<Policy />} />} />;
}
