/** /content/links: what came of what people asked. */
import { createFileRoute } from '@tanstack/react-router';
import { LinksScreen } from '../../features/plan/links/LinksScreen.tsx';

export const Route = createFileRoute('/_staff/content_/links')({
  validateSearch: ({ idea }: Record<string, unknown>): { readonly idea?: string } =>
    typeof idea === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(idea) ? { idea } : {},
  component: Links,
});

function Links() {
  const { idea } = Route.useSearch();
  return <LinksScreen idea={idea ?? null} />;
}
