/** /field-ops/cut and /field-ops/cut?on=map: doors into turfs. */
import { createFileRoute } from '@tanstack/react-router';
import { CutScreen } from '../../features/field/cut/CutScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/cut')({
  validateSearch: ({ on }: Record<string, unknown>): { readonly on?: 'map' } => (on === 'map' ? { on } : {}),
  component: Cut,
});

function Cut() {
  const { on } = Route.useSearch();
  return <CutScreen onMap={on === 'map'} />;
}
