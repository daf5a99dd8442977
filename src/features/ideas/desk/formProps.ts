/** What every form of the desk is given. */
import type { ReactNode } from 'react';
import type { Decision } from '../data/useDesk.ts';
import type { Entry } from '../model/desk.ts';

export interface DecisionFormProps {
  /** As it stands now; as it stood when it was opened, once it is gone from the list. */
  readonly entry: Entry;
  /** Somebody else has decided, and it is on another list. */
  readonly gone: boolean;
  /** Where what is typed is kept. */
  readonly draft: string;
  readonly busy: boolean;
  /** What the studio has to it. */
  readonly replies: ReactNode;
  readonly onClose: () => void;
  /** @param seen the decision upon which it was made. Resolves with whether it is on this device. */
  readonly onDecide: (decision: Decision, seen: string | null) => Promise<boolean>;
}
