/** Every dialog the landing page can open, each in its own chunk; shown by the address (hooks/useDialogs.ts). */
import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import { pageComesAgain } from '../adapters/browser/pageComesAgain.ts';
import { useLocale } from '../hooks/locale.ts';
import { closeDialog, providePreload, useDialogSearch, type DialogName } from '../hooks/useDialogs.ts';
import { Boundary, type FallbackProps } from '../ui/Boundary.tsx';
import { afterPaint } from '../ui/afterPaint.ts';
import { LostDialog } from '../ui/LostDialog.tsx';

export interface DialogProps {
  readonly onClose: () => void;
  /** Only the RSVP dialog: which event. */
  readonly eventId?: string;
}

/** Pause before a dialog's code is asked for again, ms. */
const AGAIN_MS = 500;

type DialogModule = { default: ComponentType<DialogProps> };
const modules: Record<DialogName, () => Promise<DialogModule>> = {
  volunteer: () => import('../features/intake/volunteer/VolunteerDialog.tsx'),
  'yard-sign': () => import('../features/intake/yard-sign/YardSignDialog.tsx'),
  idea: () => import('../features/intake/idea/IdeaDialog.tsx'),
  newsletter: () => import('../features/intake/newsletter/NewsletterDialog.tsx'),
  rsvp: () => import('../features/events/rsvp/RsvpDialog.tsx'),
};

type Dialogs = Record<DialogName, ComponentType<DialogProps>>;
const dialogs = Object.fromEntries(
  Object.keys(modules).map((name) => [name, fresh(name as DialogName)]), // `modules` has no other keys
) as unknown as Dialogs; // same keys as `modules`

const painted = () => new Promise<void>(afterPaint);

/** Whose files have been asked for. */
const asked = new Set<DialogName>();

function load(name: DialogName): Promise<DialogModule> {
  asked.add(name);
  return modules[name]();
}

/**
 * Whoever presses without having pointed before, or sooner than the pointing is answered, sees the press taken first: asking for a form's
 * files takes a slow phone 60 ms and more, which would stand between the press and its picture.
 */
function fresh(name: DialogName): ComponentType<DialogProps> {
  return lazy(async () => {
    if (!asked.has(name)) await painted();
    return loadAgainOnce(() => load(name));
  });
}

/** A file lost on the way is asked for once more before the person is told. */
function loadAgainOnce(load: () => Promise<DialogModule>): Promise<DialogModule> {
  return load().catch(async () => {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return load();
  });
}

/** Not before the press has its picture: each file that is asked for costs a slow phone some ms, in which nothing is drawn. */
async function preload(name: DialogName): Promise<void> {
  await painted();
  await load(name).catch(() => undefined);
}

providePreload((name) => void preload(name));

export function DialogHost() {
  const { open, event } = useDialogSearch();
  useLocale();
  if (!open) return null;
  return (
    <Boundary resetKey={open} fallback={DialogFailed}>
      <Suspense fallback={null}>
        <Named name={open} onClose={closeDialog} {...(event ? { eventId: event } : {})} />
      </Suspense>
    </Boundary>
  );
}

/** Looks the dialog up when it is drawn: after a loss it is another one. */
function Named({ name, ...props }: DialogProps & { readonly name: DialogName }) {
  const Dialog = dialogs[name];
  return <Dialog {...props} />;
}

/**
 * The dialog's code could not be fetched, for instance in a dead spot before everything was kept on the device. The address
 * stays what it is: it says which dialog was wanted, so that a reload tries again, too.
 */
function DialogFailed({ reset }: FallbackProps) {
  const { open } = useDialogSearch();

  useEffect(() => {
    // What `lazy` could not load stays lost to it: the next time another one is drawn, or the dialog could never be opened again.
    if (open) dialogs[open] = fresh(open);
  }, [open]);

  async function again(): Promise<boolean> {
    if (!open) return false;
    try {
      await modules[open]();
      reset();
      return true;
    } catch {
      // A browser may remember for as long as the page lives that a file could not be had. Only where the page surely comes again.
      if (!(await pageComesAgain())) return false;
      location.reload();
      return true;
    }
  }

  return <LostDialog again={again} onClose={closeDialog} />;
}
