/** /content/services: services from a file. */
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../features/wellness/import/ImportScreen.tsx';
import { readyWords } from '../../hooks/words.ts';

export const Route = createFileRoute('/_staff/content_/services')({
  loader: () => readyWords(),
  component: ImportScreen,
});
