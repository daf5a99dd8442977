/** What a page has that may be wrong, and what can be wrong with it. */

export const REASONS = ['closed', 'phone', 'hours', 'address', 'cost', 'number', 'other'] as const;
export type Reason = (typeof REASONS)[number];
export type Corrected = 'service' | 'program' | 'indicator';

export interface About {
  /** Its id. */
  readonly item: string;
  readonly kind: Corrected;
  /** As the page calls it. */
  readonly name: string;
  /** For people in danger: where it is is nobody's to say. */
  readonly confidential?: boolean;
}

const OF_PLACES: readonly Reason[] = ['closed', 'phone', 'hours', 'address', 'cost', 'other'];
const OF_FIGURES: readonly Reason[] = ['number', 'other'];

export function reasonsOf({ kind, confidential = false }: Pick<About, 'kind' | 'confidential'>): readonly Reason[] {
  if (kind === 'indicator') return OF_FIGURES;
  return confidential ? OF_PLACES.filter((reason) => reason !== 'address') : OF_PLACES;
}
