/** What a commitment of the sample town is written down with; the titles are the landing page's, to the letter. */
import { words as en } from '../../en.ts';
import { words as es } from '../../es.ts';
import { both, type Both } from '../sample.ts';

export interface CommitmentBody {
  readonly priority: string;
  readonly title: Both;
  readonly text: Both;
  readonly measure: Both;
  readonly baseline: Both;
  readonly target: Both;
  /** YYYY-MM-DD */
  readonly due_on: string;
  /** Cents, over the whole term. */
  readonly cost_low: number;
  readonly cost_high: number;
  readonly funding: Both;
  readonly depends_on: readonly string[];
  readonly agreement: Both;
  readonly risk: Both;
  readonly milestones: readonly { readonly id: string; readonly text: Both; readonly due_on: string }[];
  readonly sources: readonly { readonly id: string; readonly title: Both; readonly link: string }[];
  /** Why the wording before this one was changed. */
  readonly reworded?: Both;
}

/** As the landing page says it. @param place 0 to 2 */
export function titleOf(priority: string, place: number): Both {
  const [one, other] = [en, es].map(
    (words) => words.priorities.items.find(({ slug }) => slug === priority)?.commitments[place],
  );
  if (one === undefined || other === undefined)
    throw new Error(`The landing page has no commitment ${place} of ${priority}.`);
  return both(one, other);
}

export const milestone = (id: string, due_on: string, en: string, es: string) => ({ id, text: both(en, es), due_on });
export const source = (id: string, link: string, en: string, es: string) => ({ id, title: both(en, es), link });
