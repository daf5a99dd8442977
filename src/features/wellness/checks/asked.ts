/** Whether a service of the batch has been asked: on this device, or in the server's answer. Pure. */
import type { CheckRow } from '../data/checkReads.ts';
import type { Checked } from '../data/useChecks.ts';

export const isAsked = ({ row, own }: Checked<CheckRow>): boolean =>
  (own !== null && own.delivery !== 'refused') ||
  row.checks.some(({ mine, at }) => mine === true && Date.parse(at) >= Date.parse(row.taken_at));
