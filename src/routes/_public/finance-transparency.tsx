/** /finance-transparency: says what will be there. */
import { createFileRoute } from '@tanstack/react-router';
import { PublicComing } from '../../features/coming/PublicComing.tsx';

export const Route = createFileRoute('/_public/finance-transparency')({
  component: () => <PublicComing page="finance-transparency" />,
});
