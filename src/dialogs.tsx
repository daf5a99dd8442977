/** Every dialog the landing page can open, each in its own chunk; shown by the address (hooks/useDialogs.ts). */
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { CatchBoundary, useHydrated, useNavigate } from '@tanstack/react-router';
import { providePreload, type DialogName, type DialogSearch } from './hooks/useDialogs.ts';

export interface DialogProps {
  readonly onClose: () => void;
  /** Only the RSVP dialog: which event. */
  readonly eventId?: string;
}

/** Pause before a dialog's code is asked for again, ms. */
const AGAIN_MS = 500;

type DialogModule = { default: ComponentType<DialogProps> };
const modules: Record<DialogName, () => Promise<DialogModule>> = {
  volunteer: () => import('./features/volunteer/VolunteerDialog.tsx'),
  'yard-sign': () => import('./features/yard-sign/YardSignDialog.tsx'),
  idea: () => import('./features/idea/IdeaDialog.tsx'),
  newsletter: () => import('./features/newsletter/NewsletterDialog.tsx'),
  rsvp: () => import('./features/rsvp/RsvpDialog.tsx'),
};

const dialogs = Object.fromEntries(
  Object.entries(modules).map(([name, load]) => [name, lazy(() => twice(load))]),
) as unknown as Record<DialogName, ComponentType<DialogProps>>; // same keys as `modules`

/** A file lost on the way is asked for once more before the person is told. */
function twice(load: () => Promise<DialogModule>): Promise<DialogModule> {
  return load().catch(async () => {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return load();
  });
}

providePreload((name) => void modules[name]().catch(() => undefined));

export function DialogHost({ search }: { search: DialogSearch }) {
  const navigate = useNavigate();
  // The prerendered page has no dialog: one that the address names comes after hydration.
  const hydrated = useHydrated();
  if (!search.open || !hydrated) return null;
  const Dialog = dialogs[search.open];
  const close = () => void navigate({ to: '/', search: {}, replace: true, resetScroll: false });
  return (
    <CatchBoundary getResetKey={() => search.open ?? ''} errorComponent={DialogFailed}>
      <Suspense fallback={null}>
        <Dialog onClose={close} {...(search.event ? { eventId: search.event } : {})} />
      </Suspense>
    </CatchBoundary>
  );
}

/** The dialog's code could not be fetched, for instance in a dead spot before everything was kept on the device. */
function DialogFailed() {
  const navigate = useNavigate();
  useEffect(() => {
    void import('./ui/toaster.tsx').then(
      ({ toast }) => toast({ title: 'Something went wrong. Please try again.', type: 'error' }),
      () => undefined,
    );
    void navigate({ to: '/', search: {}, replace: true, resetScroll: false });
  }, [navigate]);
  return null;
}
