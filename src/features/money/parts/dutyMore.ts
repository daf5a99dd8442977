/** What a duty is about: who and how much, how much alone, or the last day of a report. */
import { exactMoney } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import type { DutyRow } from '../data/reads.ts';
import { dayWords } from './dayWords.ts';

/** About money, not about who gave it. */
export const OF_MONEY: readonly DutyRow['kind'][] = ['deposit', 'handover'];
export const OF_REPORTS: readonly DutyRow['kind'][] = ['report', 'amend'];

export function dutyMore({ kind, name, cents, period }: DutyRow): string {
  if (OF_REPORTS.includes(kind)) return m.money_duty_until({ day: dayWords(period) });
  if (kind === 'negative_cash') return `${exactMoney(-cents)}. ${m.money_duty_negative_cash_do()}`;
  return OF_MONEY.includes(kind) ? exactMoney(cents) : `${name ?? m.money_nobody()}, ${exactMoney(cents)}`;
}
