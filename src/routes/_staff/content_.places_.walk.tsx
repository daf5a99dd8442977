/** /content/places/walk: going to reported places and looking. */
import { createFileRoute } from '@tanstack/react-router';
import { WalkScreen } from '../../features/places/walk/WalkScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/content_/places_/walk')({
  loader: () => readyWords(),
  component: WalkScreen,
});
