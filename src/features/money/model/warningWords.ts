/** What is said of a gift that is being typed: over by how much, what must be asked, and how much room a limit leaves. */
import { m } from '../../../messages/messages.js';
import type { Room, Standing } from './limits.ts';

type Say = (cents: number) => string;

/** null: nothing has to be said of it. @param say cents as money */
export function warningWords(
  { kind, over, total, most }: Pick<Standing, 'kind' | 'over' | 'total' | 'most'>,
  say: Say,
): string | null {
  const sums = { total: say(total), most: say(most) };
  if (kind === 'limit') return m.money_warn_limit({ over: say(over), ...sums });
  if (kind === 'prohibited') return m.money_warn_prohibited();
  if (kind === 'cash') return m.money_warn_cash(sums);
  if (kind === 'anonymous') return m.money_warn_anonymous(sums);
  if (kind === 'identify') return m.money_warn_identify(sums);
  return kind === 'late_report' ? m.money_warn_late() : null;
}

/** @param say cents as money */
export function roomWords({ cents, basis, period }: Room, say: Say): string {
  const room = say(cents);
  if (basis === 'cycle') return m.money_room_cycle({ room });
  if (basis === 'calendar_year') return m.money_room_year({ room, year: period });
  return basis === 'single' ? m.money_room_single({ room }) : m.money_room({ room });
}
