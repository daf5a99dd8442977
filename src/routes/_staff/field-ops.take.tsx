/** /field-ops/take?code=...: a turf for whoever was handed its code. */
import { createFileRoute } from '@tanstack/react-router';
import { TakeScreen } from '../../features/field/take/TakeScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/take')({
  validateSearch: ({ code }: Record<string, unknown>): { readonly code?: string } =>
    // The router reads a code of figures alone as a number.
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  component: Take,
});

function Take() {
  const { code } = Route.useSearch();
  return <TakeScreen key={code ?? ''} code={code ?? ''} />;
}
