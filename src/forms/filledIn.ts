/** What a form says of how it was filled in: the server sets aside what no person could have sent, and refuses nothing. */

import type { RowFor } from '../backend/schema.ts';
import type { Locale } from '../core/locale.ts';

export interface FilledIn {
  /** What stood in the field that nobody sees; '' when a person sent it. */
  readonly trap: string;
  /** How long the form was open, ms; null where that says nothing, as with a draft from an earlier visit. */
  readonly ms: number | null;
  /** What was agreed to, in which words. Absent in what an earlier version of the app saved. */
  readonly agreed?: Agreed;
}

/** A consent is worth what was read before it was given. */
export interface Agreed {
  /** The page's language when the form was sent. */
  readonly language: Locale;
  readonly wording: string;
}

/**
 * Since when the forms ask for a consent as they do: goes up with every change of those words, in any language, and
 * tests/forms/wording.test.ts keeps each version's.
 */
export const WORDING_VERSION = '2026-11-24';

/** Carried by the payload of every public form. Absent in what comes from a door. */
export interface FormPayload {
  readonly filledIn?: FilledIn;
}

/** A form left open for days must not overflow the column. */
export const LONGEST_MS = 86_400_000;

type Columns = 'trap' | 'filled_in_ms' | 'language' | 'wording_version';

/** The columns of its row; none where nothing is known, so that the row is the specification's own. */
export function filledInColumns({ filledIn }: FormPayload): Pick<RowFor<'signups' | 'yard_sign_requests'>, Columns> {
  if (!filledIn) return {};
  const { trap, ms, agreed } = filledIn;
  const said = agreed ? { language: agreed.language, wording_version: agreed.wording } : {};
  return { trap: trap || null, filled_in_ms: ms, ...said };
}
