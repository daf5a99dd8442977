/** The landing page, for whoever comes to it from another page of the app: by itself it starts without the router (app/landing). */
import { createFileRoute } from '@tanstack/react-router';
import { Landing } from '../app/landing/Landing.tsx';
import { parseDialogSearch } from '../hooks/useDialogs.ts';
import { readyWords } from '../hooks/words.ts';

export const Route = createFileRoute('/')({
  validateSearch: parseDialogSearch,
  loader: () => readyWords(),
  component: Landing,
});
