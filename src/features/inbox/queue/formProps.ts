/** What each small form of the inbox is given. */
import type { Deed } from '../data/useInboxActions.ts';
import type { Entry } from '../model/fold.ts';

export interface FormProps {
  readonly entry: Entry;
  /** YYYY-MM-DD in the town. */
  readonly today: string;
  readonly busy: boolean;
  readonly onDone: (...deeds: readonly Deed[]) => Promise<void>;
  readonly onCancel: () => void;
}
