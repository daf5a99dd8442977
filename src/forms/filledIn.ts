/** What a form says of how it was filled in: the server sets aside what no person could have sent, and refuses nothing. */

import type { RowFor } from '../backend/schema.ts';

export interface FilledIn {
  /** What stood in the field that nobody sees; '' when a person sent it. */
  readonly trap: string;
  /** How long the form was open, ms; null where that says nothing, as with a draft from an earlier visit. */
  readonly ms: number | null;
}

/** Carried by the payload of every public form. Absent in what comes from a door. */
export interface FormPayload {
  readonly filledIn?: FilledIn;
}

/** A form left open for days must not overflow the column. */
export const LONGEST_MS = 86_400_000;

/** The columns of its row; none where nothing is known, so that the row is the specification's own. */
export function filledInColumns({
  filledIn,
}: FormPayload): Pick<RowFor<'signups' | 'yard_sign_requests'>, 'trap' | 'filled_in_ms'> {
  return filledIn ? { trap: filledIn.trap || null, filled_in_ms: filledIn.ms } : {};
}
