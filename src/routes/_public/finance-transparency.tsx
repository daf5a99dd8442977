/** /finance-transparency: the campaign's books, as its filed reports say. */
import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '../../features/disclosure/page/MoneyScreen.tsx';

export const Route = createFileRoute('/_public/finance-transparency')({ component: MoneyScreen });
