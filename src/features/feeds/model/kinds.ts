/**
 * Which kinds of content everybody may take along as JSON, and what of each the feeds say. Written down again, and not read off the
 * kinds themselves, because an Edge Function has no packages; held against them by tests/features/feeds/model/kinds.test.ts.
 */

/** Below the backend's address, as Supabase routes its functions. */
export const OPEN_DATA = '/functions/v1/open-data/';

export interface OpenKind {
  readonly kind: string;
  /** The field that names an item. */
  readonly title: string;
  /** The field that says more. */
  readonly text?: string;
  /** Where an item is shown, `{slug}` in its place. */
  readonly address?: string;
  /** The page that shows all of the kind, where an item has none of its own. */
  readonly shownOn?: string;
  /** What an item's place on that page is called, before its own name: `#document-annual-report`. */
  readonly anchor?: string;
  /** The field that names the item on whose page this one is shown, and that one's kind. */
  readonly of?: { readonly field: string; readonly kind: string };
}

export const OPEN_KINDS: readonly OpenKind[] = [
  { kind: 'commitment', title: 'title', text: 'text', address: '/vision/{slug}' },
  { kind: 'commitment-update', title: 'text', of: { field: 'of', kind: 'commitment' } },
  { kind: 'document', title: 'title', text: 'text', shownOn: '/transparency/documents', anchor: 'document' },
  { kind: 'decision', title: 'title', text: 'text', shownOn: '/transparency/decisions', anchor: 'decision' },
  { kind: 'records-request', title: 'title', text: 'text', shownOn: '/transparency/requests', anchor: 'request' },
  { kind: 'correction', title: 'title', text: 'now', shownOn: '/transparency/corrections', anchor: 'correction' },
  { kind: 'team-member', title: 'name', text: 'job', shownOn: '/transparency/people', anchor: 'member' },
  { kind: 'page', title: 'title', text: 'text', shownOn: '/transparency/data', anchor: 'policy' },
  { kind: 'indicator', title: 'title', text: 'definition', shownOn: '/transparency/figures', anchor: 'indicator' },
  { kind: 'source', title: 'title', text: 'producer', shownOn: '/transparency/figures' },
  { kind: 'service', title: 'name', text: 'text', shownOn: '/wellness', anchor: 'service' },
  { kind: 'program', title: 'name', text: 'text', shownOn: '/education', anchor: 'program' },
];

/** Where an item of this kind is shown, on its own page or at its place among all of them; null for what is shown on another item's page or nowhere. */
export function placeOf({ address, shownOn, anchor }: OpenKind, slug: string): string | null {
  const name = encodeURIComponent(slug);
  if (address !== undefined) return address.replace('{slug}', name);
  return shownOn === undefined ? null : shownOn + (anchor === undefined ? '' : `#${anchor}-${name}`);
}
