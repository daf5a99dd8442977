/** What every form of the desk is given. */
import type { Decision } from '../data/useDesk.ts';
import type { Entry } from '../model/desk.ts';

export interface DecisionFormProps {
  readonly entry: Entry;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onDecide: (decision: Decision) => Promise<void>;
}
