/** How reasons and verdicts are called. */
import { m } from '../../../messages/messages.js';
import type { Reason } from '../model/about.ts';
import type { Verdict } from '../model/verdictKind.ts';

export const reasonWords: Readonly<Record<Reason, () => string>> = {
  closed: m.corrections_reason_closed,
  phone: m.corrections_reason_phone,
  hours: m.corrections_reason_hours,
  address: m.corrections_reason_address,
  cost: m.corrections_reason_cost,
  number: m.corrections_reason_number,
  other: m.corrections_reason_other,
};

/** On the desk. */
export const verdictWords: Readonly<Record<Verdict, () => string>> = {
  put_right: m.corrections_verdict_put_right,
  stands: m.corrections_verdict_stands,
  unclear: m.corrections_verdict_unclear,
};

/** To whoever wrote. */
export const outcomeWords: Readonly<Record<Verdict, (of: { readonly day: string }) => string>> = {
  put_right: m.corrections_mine_put_right,
  stands: m.corrections_mine_stands,
  unclear: m.corrections_mine_unclear,
};
