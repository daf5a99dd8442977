/**
 * Which dialog is open lives in the address (`/?open=volunteer`, `/?open=rsvp&event=<id>`): the phone's back button
 * closes it, a message can link to it, and a press before the app has started is not lost. Never personal data.
 */
import { localHref, plainPath } from '../core/address.ts';
import { isUuid } from '../core/uuid.ts';
import { go, replacePlace, usePlace } from './place.ts';

export type DialogSpec = { readonly dialog: 'volunteer' | 'yard-sign' | 'idea' | 'newsletter' } | RsvpSpec;
interface RsvpSpec {
  readonly dialog: 'rsvp';
  readonly eventId: string;
  /** Only for labels at the button; the dialog reads the title from the kept events. */
  readonly eventTitle?: string;
}
export type DialogName = DialogSpec['dialog'];

/** The landing route's search params that open a dialog. */
export interface DialogSearch {
  open?: DialogName;
  event?: string;
}

const NAMES: ReadonlySet<string> = new Set<DialogName>(['volunteer', 'yard-sign', 'idea', 'newsletter', 'rsvp']);

/** Keeps what is a dialog and drops the rest, so that a mangled link opens the plain page. */
export function parseDialogSearch(search: Record<string, unknown>): DialogSearch {
  const { open, event } = search;
  if (typeof open !== 'string' || !NAMES.has(open)) return {};
  if (open !== 'rsvp') return { open: open as DialogName }; // checked against NAMES above
  return typeof event === 'string' && isUuid(event) ? { open, event } : {};
}

export function dialogHref(spec: DialogSpec): string {
  return localHref(spec.dialog === 'rsvp' ? `/?open=rsvp&event=${spec.eventId}` : `/?open=${spec.dialog}`);
}

type Preload = (name: DialogName) => void;
let preload: Preload = () => undefined;

/** The registry of dialogs (src/app/dialogs.tsx) says here how a dialog's code is fetched early. */
export function providePreload(load: Preload) {
  preload = load;
}

export function preloadDialog(name: DialogName) {
  preload(name);
}

/** What the address says now. The prerendered page has no dialog: one that the address names comes after hydration. */
export function useDialogSearch(): DialogSearch {
  return dialogOf(usePlace(({ pathname, search }) => (plainPath(pathname) === '/' ? search : '')));
}

/** @param search a query as in an address. */
export function dialogOf(search: string): DialogSearch {
  return parseDialogSearch(Object.fromEntries(new URLSearchParams(search)));
}

export function closeDialog(): void {
  replacePlace('/');
}

/** Props for an `<a>` that opens a dialog: a real link before the app has started, instant afterwards. */
export function dialogLink(spec: DialogSpec) {
  const early = () => preloadDialog(spec.dialog);
  return {
    href: dialogHref(spec),
    'aria-haspopup': 'dialog' as const,
    onPointerDown: early,
    onFocus: early,
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      go(dialogHref(spec), { stay: true });
    },
  };
}
