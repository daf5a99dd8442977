/** /content/ideas: what people suggested, read before everybody reads it. */
import { createFileRoute } from '@tanstack/react-router';
import { RepliesBegun } from '../../features/content/parts/RepliesBegun.tsx';
import { DeskScreen } from '../../features/ideas/desk/DeskScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/content_/ideas')({
  // Topics are called as the campaign calls its priorities.
  loader: () => readyWords(),
  component: Page,
});

const repliesTo = (asked: string) => <RepliesBegun asked={asked} />;

function Page() {
  return <DeskScreen repliesTo={repliesTo} />;
}
