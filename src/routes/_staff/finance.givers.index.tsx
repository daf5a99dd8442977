/** /finance/givers: everybody who gave, and who could be the same. */
import { createFileRoute } from '@tanstack/react-router';
import { GiversScreen } from '../../features/money/givers/GiversScreen.tsx';

export const Route = createFileRoute('/_staff/finance/givers/')({ component: GiversScreen });
