/** /field-ops/cut: streets into turfs. */
import { createFileRoute } from '@tanstack/react-router';
import { CutScreen } from '../../features/field-cut/CutScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/cut')({ component: CutScreen });
