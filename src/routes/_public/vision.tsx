/** /vision: the plan, with what of it is shown in the address. */
import { createFileRoute } from '@tanstack/react-router';
import { parseLooking } from '../../features/plan/model/asked.ts';
import { PlanScreen } from '../../features/plan/vision/PlanScreen.tsx';

export const Route = createFileRoute('/_public/vision')({ validateSearch: parseLooking, component: Plan });

function Plan() {
  return <PlanScreen looking={Route.useSearch()} />;
}
