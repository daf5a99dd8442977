/** /finance/rules: which rules the ledger is measured by, version by version. */
import { createFileRoute } from '@tanstack/react-router';
import { RulesScreen } from '../../features/money/rules/RulesScreen.tsx';

export const Route = createFileRoute('/_staff/finance/rules')({ component: RulesScreen });
