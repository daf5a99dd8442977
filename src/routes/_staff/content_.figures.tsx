/** /content/figures: files of figures, for the town's indicators. */
import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '../../features/figures/import/ImportScreen.tsx';

export const Route = createFileRoute('/_staff/content_/figures')({
  validateSearch: ({ of }: Record<string, unknown>): { readonly of?: string } =>
    typeof of === 'string' && /^[0-9a-f-]{36}$/.test(of) ? { of } : {},
  component: Import,
});

function Import() {
  const { of } = Route.useSearch();
  return <ImportScreen of={of ?? null} />;
}
