/** /content/links: what came of what people asked. */
import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '../../features/plan/links/LinksScreen.tsx';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idOf = (value: unknown) => (typeof value === 'string' && UUID.test(value) ? value : null);

const KINDS = ['idea', 'question', 'site', 'door'] as const;
type Kind = (typeof KINDS)[number];

function originOf(search: Readonly<Record<string, unknown>>): { readonly kind: Kind; readonly id: string } | null {
  for (const kind of KINDS) {
    const id = idOf(search[kind]);
    if (id !== null) return { kind, id };
  }
  return null;
}

export const Route = createFileRoute('/_staff/content_/links')({
  // What came of it is to be said: as the inbox, the room of a town hall and what was noted at a door lead here.
  validateSearch: (search: Record<string, unknown>): Readonly<Partial<Record<Kind, string>>> => {
    const origin = originOf(search);
    return origin === null ? {} : { [origin.kind]: origin.id };
  },
  component: Links,
});

function Links() {
  return <LinksScreen origin={originOf(Route.useSearch())} />;
}
