/** /content/places/walk: going to places and looking, from the desk. */
import { createFileRoute } from '@tanstack/react-router';
import { WalkScreen } from '../../features/places/walk/WalkScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/content_/places_/walk')({
  loader: () => readyWords(),
  component: () => <WalkScreen from="desk" />,
});
