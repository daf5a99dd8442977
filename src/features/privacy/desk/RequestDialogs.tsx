/** The dialog of whatever was pressed about a request. */
import { CorrectDialog } from './CorrectDialog.tsx';
import { FileDialog } from './FileDialog.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import type { RequestDialogProps, Way } from './ways.ts';

export function RequestDialogs({ way, ...props }: RequestDialogProps & { readonly way: Way }) {
  switch (way) {
    case 'file':
      return <FileDialog {...props} />;
    case 'correct':
      return <CorrectDialog {...props} />;
    case 'look':
      return <PlanDialog {...props} />;
    case 'erase':
      return <PlanDialog {...props} erase />;
    default:
      return <StepDialog {...props} step={way} />;
  }
}
