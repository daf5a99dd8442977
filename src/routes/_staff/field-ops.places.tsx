/** /field-ops/places: going to places and looking, for whoever works in the field. */
import { createFileRoute } from '@tanstack/react-router';
import { WalkScreen } from '../../features/places/walk/WalkScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/field-ops/places')({
  loader: () => readyWords(),
  component: () => <WalkScreen from="field" />,
});
